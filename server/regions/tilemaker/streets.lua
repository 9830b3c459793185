-- regions: what of OpenStreetMap's data goes into the tiles, in the layers and words of the OpenMapTiles schema.

node_keys = { "place", "amenity", "shop", "leisure", "tourism", "railway", "highway", "public_transport", "addr:housenumber", "natural" }

-- Languages that names are kept in, beside the name itself.
local languages = { "en", "fr", "es", "it", "pt", "nl", "pl", "de", "ru", "uk", "tr", "ar", "fa", "he", "hi", "zh", "ja", "ko", "el", "ca" }

-- A street's class, and the zoom from which it is drawn.
local streets = {
  motorway = { "motorway", 8 }, motorway_link = { "motorway", 11 },
  trunk = { "trunk", 8 }, trunk_link = { "trunk", 11 },
  primary = { "primary", 8 }, primary_link = { "primary", 11 },
  secondary = { "secondary", 10 }, secondary_link = { "secondary", 12 },
  tertiary = { "tertiary", 11 }, tertiary_link = { "tertiary", 12 },
  unclassified = { "minor", 12 }, residential = { "minor", 12 }, living_street = { "minor", 13 }, road = { "minor", 13 },
  service = { "service", 13 }, pedestrian = { "path", 13 }, track = { "track", 13 },
  footway = { "path", 14 }, path = { "path", 13 }, cycleway = { "path", 13 }, steps = { "path", 14 }, bridleway = { "path", 14 },
}
local rails = {
  rail = { "rail", 9 }, narrow_gauge = { "rail", 10 }, funicular = { "transit", 12 },
  subway = { "transit", 12 }, light_rail = { "transit", 12 }, tram = { "transit", 13 }, monorail = { "transit", 13 },
}
local covers = {
  ["natural=wood"] = "wood", ["landuse=forest"] = "wood",
  ["natural=grassland"] = "grass", ["natural=heath"] = "grass", ["natural=scrub"] = "grass", ["landuse=grass"] = "grass",
  ["landuse=meadow"] = "grass", ["landuse=village_green"] = "grass", ["leisure=garden"] = "grass", ["leisure=golf_course"] = "grass",
  ["landuse=farmland"] = "farmland", ["landuse=orchard"] = "farmland", ["landuse=vineyard"] = "farmland",
  ["natural=beach"] = "sand", ["natural=sand"] = "sand", ["natural=glacier"] = "ice",
  ["natural=bare_rock"] = "rock", ["natural=scree"] = "rock", ["natural=wetland"] = "wetland",
}
local uses = {
  ["landuse=residential"] = "residential", ["landuse=commercial"] = "commercial", ["landuse=retail"] = "retail",
  ["landuse=industrial"] = "industrial", ["landuse=cemetery"] = "cemetery", ["landuse=railway"] = "railway",
  ["amenity=school"] = "school", ["amenity=university"] = "university", ["amenity=college"] = "college",
  ["amenity=hospital"] = "hospital", ["amenity=kindergarten"] = "kindergarten",
  ["leisure=stadium"] = "stadium", ["leisure=pitch"] = "pitch", ["leisure=playground"] = "playground",
}
-- A town's place in the schema, the zoom from which it is named, and how it ranks among its neighbours.
local towns = {
  city = { 8, 1 }, town = { 9, 2 }, village = { 11, 3 }, suburb = { 11, 4 }, quarter = { 12, 5 }, neighbourhood = { 13, 6 },
  hamlet = { 12, 6 }, isolated_dwelling = { 14, 7 }, locality = { 13, 7 },
}
local kinds = {
  ["amenity=school"] = "school", ["amenity=kindergarten"] = "school", ["amenity=university"] = "college", ["amenity=college"] = "college",
  ["amenity=hospital"] = "hospital", ["amenity=clinic"] = "hospital", ["amenity=pharmacy"] = "pharmacy", ["amenity=library"] = "library",
  ["amenity=theatre"] = "theatre", ["amenity=townhall"] = "town_hall", ["amenity=place_of_worship"] = "place_of_worship",
  ["shop=supermarket"] = "grocery", ["leisure=park"] = "park", ["tourism=museum"] = "museum", ["tourism=attraction"] = "attraction",
  ["railway=station"] = "railway", ["railway=halt"] = "railway", ["railway=tram_stop"] = "railway", ["highway=bus_stop"] = "bus",
  ["amenity=bus_station"] = "bus",
}
local keyed = { "natural", "landuse", "leisure", "amenity", "tourism", "railway", "highway", "shop" }

local function lookup(thing, words)
  for _, key in ipairs(keyed) do
    local value = thing:Find(key)
    if value ~= "" and words[key .. "=" .. value] then return words[key .. "=" .. value], value end
  end
  return nil
end

local function name(thing)
  local own = thing:Find("name")
  if own == "" then return false end
  thing:Attribute("name", own)
  for _, language in ipairs(languages) do
    local other = thing:Find("name:" .. language)
    if other ~= "" and other ~= own then thing:Attribute("name:" .. language, other) end
  end
  return true
end

local function rank(class)
  if class == "railway" then return 1 elseif class == "hospital" then return 2 elseif class == "bus" then return 6 else return 4 end
end

local function point_of_interest(thing, centre)
  local class, subclass = lookup(thing, kinds)
  if not class or thing:Find("name") == "" then return end
  if centre then thing:LayerAsCentroid("poi") else thing:Layer("poi", false) end
  thing:MinZoom(class == "railway" and 13 or 14)
  thing:Attribute("class", class)
  thing:Attribute("subclass", subclass)
  thing:AttributeNumeric("rank", rank(class))
  name(thing)
end

local function house_number(thing, centre)
  local number = thing:Find("addr:housenumber")
  if number == "" then return end
  if centre then thing:LayerAsCentroid("housenumber") else thing:Layer("housenumber", false) end
  thing:Attribute("housenumber", number)
end

function init_function() end
function exit_function() end

function node_function(node)
  local town = towns[node:Find("place")]
  if town and node:Find("name") ~= "" then
    node:Layer("place", false)
    node:MinZoom(town[1])
    node:Attribute("class", node:Find("place"))
    node:AttributeNumeric("rank", town[2])
    name(node)
  end
  point_of_interest(node, false)
  house_number(node, false)
end

function relation_scan_function(relation)
  if relation:Find("type") == "boundary" and relation:Find("boundary") == "administrative" then relation:Accept() end
end

local function border(way)
  local level = 11
  while true do
    local relation = way:NextRelation()
    if not relation then break end
    level = math.min(level, tonumber(way:FindInRelation("admin_level")) or 11)
  end
  if level ~= 2 and level ~= 4 then return end
  way:Layer("boundary", false)
  way:AttributeNumeric("admin_level", level)
  way:AttributeNumeric("maritime", way:Find("maritime") == "yes" and 1 or 0)
end

local function street(way)
  local highway = way:Find("highway")
  local railway = way:Find("railway")
  local found = streets[highway] or rails[railway]
  if not found or way:Find("area") == "yes" then return end
  way:Layer("transportation", false)
  way:MinZoom(found[2])
  way:Attribute("class", found[1])
  if way:Holds("tunnel") and way:Find("tunnel") ~= "no" then way:Attribute("brunnel", "tunnel")
  elseif way:Holds("bridge") and way:Find("bridge") ~= "no" then way:Attribute("brunnel", "bridge") end
  if string.sub(highway, -5) == "_link" then way:AttributeNumeric("ramp", 1) end
  if streets[highway] and (way:Holds("name") or way:Holds("ref")) then
    way:Layer("transportation_name", false)
    way:MinZoom(math.max(12, found[2]))
    way:Attribute("class", found[1])
    name(way)
    if way:Holds("ref") then way:Attribute("ref", way:Find("ref")) end
  end
end

local function area(way)
  local cover, subclass = lookup(way, covers)
  if cover then
    way:Layer("landcover", true)
    way:Attribute("class", cover)
    way:Attribute("subclass", subclass)
  end
  local use = lookup(way, uses)
  if use then
    way:Layer("landuse", true)
    way:Attribute("class", use)
  end
  if way:Find("leisure") == "park" or way:Find("leisure") == "nature_reserve" or way:Find("boundary") == "national_park" then
    way:Layer("park", true)
    way:Attribute("class", way:Find("leisure") == "park" and "park" or "nature_reserve")
    name(way)
  end
  if way:Find("natural") == "water" or way:Find("waterway") == "riverbank" or way:Find("landuse") == "reservoir" or way:Find("leisure") == "swimming_pool" then
    way:Layer("water", true)
    way:Attribute("class", way:Find("leisure") == "swimming_pool" and "swimming_pool" or "lake")
    if way:Find("leisure") == "swimming_pool" then way:MinZoom(14) end
  end
  if way:Holds("building") and way:Find("building") ~= "no" then
    way:Layer("building", true)
  end
  if way:Find("highway") == "pedestrian" or way:Find("man_made") == "pier" or way:Find("man_made") == "breakwater" then
    way:Layer("transportation", true)
    way:MinZoom(13)
    way:Attribute("class", way:Find("man_made") ~= "" and "pier" or "path")
  end
  if way:Holds("aeroway") then
    way:Layer("aeroway", true)
    way:Attribute("class", way:Find("aeroway"))
  end
  point_of_interest(way, true)
  house_number(way, true)
end

function way_function(way)
  border(way)
  street(way)
  if way:IsClosed() then
    area(way)
  else
    local waterway = way:Find("waterway")
    if waterway == "river" or waterway == "canal" or waterway == "stream" then
      way:Layer("waterway", false)
      way:MinZoom(waterway == "stream" and 13 or 10)
      way:Attribute("class", waterway)
      name(way)
    end
    if way:Holds("aeroway") then
      way:Layer("aeroway", false)
      way:Attribute("class", way:Find("aeroway"))
    end
    if way:Find("man_made") == "pier" or way:Find("man_made") == "breakwater" then
      way:Layer("transportation", false)
      way:MinZoom(13)
      way:Attribute("class", "pier")
    end
  end
end
