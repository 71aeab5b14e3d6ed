/**
 * The suburbs and towns of New South Wales to which mail is delivered, one postcode to a line. From
 * the public table of Australian postcodes by Matthew Proctor, as of May 2026.
 */
export const NSW_SUBURBS = `\
2000 Barangaroo, Darling Harbour, Dawes Point, Haymarket, Millers Point, Sydney, The Rocks
2006 The University of Sydney
2007 Broadway, Ultimo
2008 Chippendale, Darlington, Golden Grove
2009 Darling Island, Pyrmont
2010 Darlinghurst, Surry Hills, Taylor Square
2011 Elizabeth Bay, Kings Cross, Potts Point, Rushcutters Bay, Woolloomooloo
2015 Alexandria, Beaconsfield, Eveleigh
2016 Redfern
2017 Waterloo, Zetland
2018 Eastlakes, Rosebery
2019 Banksmeadow, Botany
2020 Mascot, Sydney Domestic Airport, Sydney International Airport
2021 Centennial Park, Moore Park, Paddington
2022 Bondi Junction, Bondi Junction Plaza, Queens Park
2023 Bellevue Hill
2024 Bronte, Charing Cross, Waverley
2025 Woollahra
2026 Ben Buckler, Bondi, Bondi Beach, North Bondi, Tamarama
2027 Darling Point, Edgecliff, Point Piper
2028 Double Bay
2029 Rose Bay
2030 Diamond Bay, Dover Heights, Rose Bay North, Vaucluse, Watsons Bay
2031 Clovelly, Clovelly West, Randwick, St Pauls
2032 Daceyville, Kingsford
2033 Kensington
2034 Coogee, South Coogee
2035 Maroubra, Maroubra South, Pagewood
2036 Chifley, Eastgardens, Hillsdale, La Perouse, Little Bay, Malabar, Matraville, Phillip Bay, Port Botany
2037 Forest Lodge, Glebe
2038 Annandale
2039 Rozelle
2040 Leichhardt, Lilyfield
2041 Balmain, Balmain East, Birchgrove
2042 Enmore, Newtown
2043 Erskineville
2044 St Peters, Sydenham, Tempe
2045 Haberfield
2046 Abbotsford, Canada Bay, Chiswick, Five Dock, Rodd Point, Russell Lea, Wareemba
2047 Drummoyne
2048 Stanmore, Westgate
2049 Lewisham, Petersham, Petersham North
2050 Camperdown, Missenden Road
2055 North Sydney
2060 Lavender Bay, McMahons Point, North Sydney, Waverton
2061 Kirribilli, Milsons Point
2062 Cammeray
2063 Northbridge
2064 Artarmon
2065 Crows Nest, Gore Hill, Greenwich, Naremburn, Royal North Shore Hospital, St Leonards, Wollstonecraft
2066 Lane Cove, Lane Cove North, Lane Cove West, Linley Point, Longueville, Northwood, Osborne Park, Riverview
2067 Chatswood, Chatswood West
2068 Castlecrag, Middle Cove, North Willoughby, Willoughby, Willoughby East, Willoughby North
2069 Castle Cove, Roseville, Roseville Chase
2070 East Lindfield, Lindfield, Lindfield West
2071 East Killara, Killara
2072 Gordon
2073 Pymble, West Pymble
2074 Bobbin Head, North Turramurra, South Turramurra, Turramurra, Warrawee
2075 North St Ives, St Ives, St Ives Chase
2076 Normanhurst, North Wahroonga, Wahroonga
2077 Asquith, Hornsby, Hornsby Heights, Waitara
2079 Mount Colah
2080 Mount Kuring-Gai
2081 Berowra, Cowan
2082 Berowra Creek, Berowra Heights, Berowra Waters
2083 Bar Point, Brooklyn, Cheero Point, Cogra Bay, Dangar Island, Milsons Passage, Mooney Mooney
2084 Akuna Bay, Cottage Point, Duffys Forest, Terrey Hills
2085 Belrose, Belrose West, Davidson
2086 Frenchs Forest, Frenchs Forest East
2087 Forestville, Killarney Heights
2088 Mosman, Spit Junction
2089 Kurraba Point, Neutral Bay, Neutral Bay Junction
2090 Cremorne, Cremorne Junction, Cremorne Point
2092 Seaforth
2093 Balgowlah, Balgowlah Heights, Clontarf, Manly Vale, North Balgowlah
2094 Fairlight
2095 Manly, Manly East
2096 Curl Curl, Freshwater, Harbord, Queenscliff
2097 Collaroy, Collaroy Beach, Collaroy Plateau, Collaroy Plateau West, Long Reef, Wheeler Heights
2099 Cromer, Cromer Heights, Dee Why, Dee Why Beach, Narraweena, North Curl Curl, Wingala
2100 Allambie, Allambie Heights, Beacon Hill, Brookvale, North Manly, Oxford Falls, Warringah Mall
2101 Elanora Heights, Ingleside, Narrabeen, Narrabeen Peninsula, North Narrabeen
2102 Warriewood, Warriewood Shopping Square
2103 Mona Vale
2104 Bayview
2105 Church Point, Elvina Bay, Lovett Bay, McCarrs Creek, Morning Bay, Scotland Island
2106 Newport, Newport Beach
2107 Avalon, Avalon Beach, Bilgola, Bilgola Beach, Bilgola Plateau, Careel Bay, Clareville, Paradise Beach, Taylors Point, Whale Beach
2108 Coasters Retreat, Currawong Beach, Great Mackerel Beach, Morning Bay, Palm Beach, The Basin
2110 Hunters Hill, Hunters Hill West, Woolwich
2111 Boronia Park, Gladesville, Henley, Huntleys Cove, Huntleys Point, Monash Park, Tennyson Point
2112 Denistone East, Putney, Ryde
2113 Blenheim Road, East Ryde, Macquarie Centre, Macquarie Park, North Ryde
2114 Denistone, Denistone West, Meadowbank, Melrose Park, West Ryde
2115 Ermington
2116 Rydalmere
2117 Dundas, Dundas Valley, Oatlands, Telopea
2118 Carlingford, Carlingford Court, Carlingford North, Kingsdene
2119 Beecroft, Cheltenham
2120 Pennant Hills, Thornleigh, Westleigh
2121 Epping, North Epping
2122 Eastwood, Marsfield
2125 West Pennant Hills
2126 Cherrybrook
2127 Homebush Bay, Newington, Sydney Olympic Park, Wentworth Point
2128 Silverwater
2130 Summer Hill
2131 Ashfield
2132 Croydon
2133 Croydon Park, Enfield South
2134 Burwood, Burwood North
2135 Strathfield
2136 Burwood Heights, Enfield, Strathfield South
2137 Breakfast Point, Cabarita, Concord, Mortlake, North Strathfield
2138 Concord West, Liberty Grove, Rhodes
2140 Homebush, Homebush South, Homebush West
2141 Berala, Lidcombe, Lidcombe North, Rookwood
2142 Blaxcell, Camellia, Clyde, Granville, Holroyd, Rosehill, South Granville
2143 Birrong, Potts Hill, Regents Park
2144 Auburn, Auburn South
2145 Constitution Hill, Girraween, Greystanes, Mays Hill, Pemulwuy, Pendle Hill, South Wentworthville, Wentworthville, Westmead
2146 Old Toongabbie, Toongabbie, Toongabbie East
2147 Kings Langley, Lalor Park, Seven Hills, Seven Hills West
2148 Arndell Park, Blacktown, Blacktown Westpoint, Huntingwood, Kings Park, Marayong, Prospect
2150 Harris Park, Parramatta, Parramatta Westfield
2151 North Parramatta, North Rocks
2152 Northmead
2153 Baulkham Hills, Bella Vista, Crestwood, Norwest, Winston Hills
2154 Castle Hill
2155 Beaumont Hills, Kellyville, Kellyville Ridge, North Kellyville, Rouse Hill
2156 Annangrove, Glenhaven, Kenthurst
2157 Canoelands, Forest Glen, Glenorie, Hillside
2158 Dural, Middle Dural, Round Corner
2159 Arcadia, Berrilee, Fiddletown, Galston
2160 Merrylands, Merrylands West
2161 Guildford, Guildford West, Old Guildford, Yennora
2162 Chester Hill, Sefton
2163 Carramar, Lansdowne, Villawood
2164 Smithfield, Smithfield West, Wetherill Park, Woodpark
2165 Fairfield, Fairfield East, Fairfield Heights, Fairfield West
2166 Cabramatta, Cabramatta West, Canley Heights, Canley Vale, Lansvale
2167 Glenfield
2168 Ashcroft, Busby, Cartwright, Green Valley, Heckenberg, Hinchinbrook, Miller, Sadleir
2170 Casula, Casula Mall, Chipping Norton, Hammondville, Liverpool, Liverpool South, Liverpool Westfield, Lurnea, Moorebank, Mount Pritchard, Prestons, Warwick Farm
2171 Carnes Hill, Cecil Hills, Elizabeth Hills, Horningsea Park, Hoxton Park, Len Waters Estate, Middleton Grange, West Hoxton
2172 Pleasure Point, Sandy Point, Voyager Point
2173 Holsworthy, Wattle Grove
2174 Edmondson Park, Ingleburn Milpo
2175 Horsley Park
2176 Abbotsbury, Bossley Park, Edensor Park, Greenfield Park, Prairiewood, St Johns Park, Wakeley
2177 Bonnyrigg, Bonnyrigg Heights, Wentworth Port
2178 Cecil Park, Kemps Creek, Mount Vernon
2179 Austral, Leppington
2190 Chullora, Greenacre, Mount Lewis
2191 Belfield
2192 Belmore
2193 Ashbury, Canterbury, Hurlstone Park
2194 Campsie
2195 Lakemba, Wiley Park
2196 Punchbowl, Roselands
2197 Bass Hill
2198 Georges Hall
2199 Yagoona, Yagoona West
2200 Bankstown, Bankstown Aerodrome, Bankstown Airport, Bankstown North, Bankstown Square, Condell Park, Manahan, Mount Lewis
2203 Dulwich Hill
2204 Marrickville, Marrickville Metro, Marrickville South
2205 Arncliffe, Turrella, Wolli Creek
2206 Clemton Park, Earlwood, Undercliffe
2207 Bardwell Park, Bardwell Valley, Bexley, Bexley North, Bexley South
2208 Kingsgrove, Kingsway West
2209 Beverly Hills, Narwee
2210 Lugarno, Peakhurst, Peakhurst Heights, Riverwood
2211 Padstow, Padstow Heights
2212 Revesby, Revesby Heights, Revesby North
2213 East Hills, Panania, Picnic Point
2214 Milperra
2216 Banksia, Brighton Le Sands, Brighton-Le-Sands, Kyeemagh, Rockdale
2217 Beverley Park, Kogarah, Kogarah Bay, Monterey, Ramsgate, Ramsgate Beach
2218 Allawah, Carlton
2219 Dolls Point, Sandringham, Sans Souci
2220 Hurstville, Hurstville Grove, Hurstville Westfield
2221 Blakehurst, Carss Park, Connells Point, Kyle Bay, South Hurstville
2222 Penshurst
2223 Mortdale, Oatley
2224 Kangaroo Point, Sylvania, Sylvania Southgate, Sylvania Waters
2225 Caravan Head, Oyster Bay
2226 Bonnet Bay, Como, Jannali
2227 Gymea, Gymea Bay
2228 Miranda, Yowie Bay
2229 Caringbah, Caringbah South, Dolans Bay, Lilli Pilli, Port Hacking, Taren Point, Warumbul
2230 Bundeena, Burraneer, Cronulla, Greenhills Beach, Maianbar, Woolooware
2231 Kurnell
2232 Audley, Bonnie Vale, Garie, Goarra, Grays Point, Jibbon, Kareela, Kirrawee, Loftus, Marley, Palona, Sutherland, Uloola, Warumbul, Wattamolla, Woronora, Yenabilli
2233 Engadine, Heathcote, Waterfall, Woronora Heights, Yarrawarrah
2234 Alfords Point, Bangor, Barden Ridge, Illawong, Lucas Heights, Menai, Menai Central
2250 Bucketty, Calga, Central Mangrove, Donovans Forest, East Gosford, Erina, Erina Fair, Glenworth Valley, Gosford, Gosford West, Greengrove, Holgate, Kariong, Kulnura, Lisarow, Lower Mangrove, Mangrove Creek, Mangrove Mountain, Matcham, Mooney Mooney Creek, Mount Elliot, Mount White, Narara, Niagara Park, North Gosford, Peats Ridge, Point Clare, Point Frederick, Somersby, Springfield, Tascott, Ten Mile Hollow, Upper Mangrove, Wendoree Park, West Gosford, Wyoming
2251 Avoca Beach, Bensville, Bouddi, Copacabana, Davistown, Green Point, Kincumber, Kincumber South, Macmasters Beach, Picketts Valley, Saratoga, Yattalunga
2256 Blackwall, Horsfield Bay, Koolewong, Little Wobby, Patonga, Pearl Beach, Phegans Bay, Wondabyne, Woy Woy, Woy Woy Bay
2257 Booker Bay, Box Head, Daleys Point, Empire Bay, Ettalong Beach, Hardys Bay, Killcare, Killcare Heights, Pretty Beach, St Huberts Island, Umina Beach, Wagstaffe
2258 Fountaindale, Kangy Angy, Ourimbah, Palm Grove, Palmdale
2259 Alison, Bushells Ridge, Cedar Brush Creek, Chain Valley Bay, Crangan Bay, Dooralong, Durren Durren, Frazer Park, Freemans, Gwandalan, Halloran, Hamlyn Terrace, Jilliby, Kanwal, Kiar, Kingfisher Shores, Lake Munmorah, Lemon Tree, Little Jilliby, Mannering Park, Mardi, Moonee, Point Wolstoncroft, Ravensdale, Rocky Point, South Tacoma, Summerland Point, Tacoma, Tacoma South, Tuggerah, Tuggerawong, Wadalba, Wallarah, Warnervale, Watanobbi, Woongarrah, Wybung, Wyee, Wyee Point, Wyong, Wyong Creek, Wyongah, Yarramalong
2260 Erina Heights, Forresters Beach, North Avoca, Terrigal, Wamberal
2261 Bateau Bay, Bay Village, Berkeley Vale, Blue Bay, Chittaway Bay, Chittaway Point, Glenning Valley, Killarney Vale, Long Jetty, Magenta, Shelly Beach, The Entrance, The Entrance North, Toowoon Bay, Tumbi Umbi
2262 Blue Haven, Budgewoi, Budgewoi Peninsula, Buff Point, Colongra, Doyalson, Doyalson North, Halekulani, San Remo
2263 Canton Beach, Charmhaven, Gorokan, Lake Haven, Norah Head, Noraville, Toukley
2264 Balcolyn, Bonnells Bay, Brightwaters, Dora Creek, Eraring, Mandalong, Mirrabooka, Morisset, Morisset Park, Myuna Bay, Silverwater, Sunshine, Windermere Park, Yarrawonga Park
2265 Cooranbong, Martinsville
2267 Wangi Wangi
2278 Barnsley, Killingworth, Wakefield
2280 Belmont, Belmont North, Belmont South, Croudace Bay, Floraville, Jewells, Marks Point, Valentine
2281 Blacksmiths, Cams Wharf, Catherine Hill Bay, Caves Beach, Little Pelican, Middle Camp, Murrays Beach, Nords Wharf, Pelican, Pinny Beach, Swansea, Swansea Heads
2282 Eleebana, Lakelands, Warners Bay
2283 Arcadia Vale, Awaba, Balmoral, Blackalls Park, Bolton Point, Buttaba, Carey Bay, Coal Point, Fassifern, Fennell Bay, Fishing Point, Kilaben Bay, Rathmines, Ryhope, Toronto
2284 Argenton, Boolaroo, Booragul, Marmong Point, Speers Point, Teralba, Woodrising
2285 Cameron Park, Cardiff, Cardiff Heights, Cardiff South, Edgeworth, Glendale, Macquarie Hills
2286 Holmesville, Seahampton, West Wallsend
2287 Birmingham Gardens, Elermore Vale, Fletcher, Maryland, Minmi, Rankin Park, Summer Hill, Wallsend, Wallsend South
2289 Adamstown, Adamstown Heights, Garden Suburb, Highfields, Kotara, Kotara Fair, Kotara South
2290 Bennetts Green, Charlestown, Dudley, Gateshead, Hillsborough, Kahibah, Mount Hutton, Redhead, Tingira Heights, Whitebridge
2291 Merewether, Merewether Heights, The Junction
2292 Broadmeadow, Hamilton North
2293 Maryville, Wickham
2294 Carrington
2295 Fern Bay, Stockton
2296 Islington
2297 Tighes Hill
2298 Georgetown, Waratah, Waratah West
2299 Glen Inneslambton, Jesmond, Lambton, North Lambton
2300 Bar Beach, Cooks Hill, Newcastle, Newcastle East, The Hill
2302 Newcastle West
2303 Hamilton, Hamilton East, Hamilton South
2304 Kooragang, Mayfield, Mayfield East, Mayfield North, Mayfield West, Sandgate, Warabrook
2305 Kotara East, New Lambton, New Lambton Heights
2306 Windale
2307 Shortland
2308 Callaghan, Newcastle University
2309 Dangar
2311 Allynbrook, Bingleburra, Bonnington Park, Carrabolla, East Gresford, Eccleston, Gresford, Halton, Lewinsbrook, Lostock, Mount Rivers, Upper Allyn
2312 Minimbah, Nabiac
2315 Corlette, Fingal Bay, Gan Gan, Nelson Bay, Shoal Bay
2316 Anna Bay, Boat Harbour, Bobs Farm, Fishermans Bay, One Mile, Taylors Beach
2317 Salamander Bay, Soldiers Point
2318 Campvale, Ferodale, Fullerton Cove, Medowie, Oyster Cove, Salt Ash, Williamtown
2319 Lemon Tree Passage, Mallabula, Tanilba Bay, Tilligerry Creek
2320 Aberglasslyn, Allandale, Anambah, Bolwarra, Bolwarra Heights, Farley, Glen Oak, Gosforth, Hillsborough, Horseshoe Bend, Keinbah, Largs, Lorn, Louth Park, Maitland, Maitland North, Maitland Vale, Melville, Mindaribba, Mount Dee, Oakhampton, Oakhampton Heights, Pokolbin, Rosebrook, Rothbury, Rutherford, South Maitland, Telarah, Wallalong, Windella
2321 Berry Park, Butterwick, Clarence Town, Cliftleigh, Duckenfield, Duns Creek, Gillieston Heights, Glen Martin, Glen William, Harpers Hill, Heddon Greta, Hinton, Iona, Lochinvar, Luskintyre, Morpeth, Oswald, Phoenix Park, Raworth, Windermere, Woerden, Woodville
2322 Beresfield, Black Hill, Chisholm, Hexham, Lenaghan, Stockrington, Tarro, Thornton, Tomago, Woodberry
2323 Ashtonfield, Brunkerville, Buchanan, Buttai, East Maitland, Four Mile Creek, Freemans Waterhole, Green Hills, Greenhills, Metford, Mount Vincent, Mulbring, Pitnacree, Richmond Vale, Tenambit
2324 Balickera, Brandy Hill, Bundabah, Carrington, Cells River, Eagleton, East Seaham, Hawks Nest, Heatherbrae, Karuah, Kings Hill, Limeburners Creek, Millers Forest, Motto Farm, Nelsons Plains, North Arm Cove, Osterley, Pindimar, Raymond Terrace, Raymond Terrace East, Seaham, Swan Bay, Tahlee, Tea Gardens, Twelve Mile Creek, Wallaroo
2325 Aberdare, Abernethy, Bellbird, Bellbird Heights, Boree, Cedar Creek, Cessnock, Cessnock West, Congewai, Corrabare, Dairy Arm, Ellalong, Elrington, Fernances Crossing, Greta Main, Kearsley, Kitchener, Laguna, Lovedale, Millfield, Milsons Arm, Mootai, Moruben, Mount View, Murrays Run, Narone Creek, Nulkaba, Olney, Paxton, Paynes Crossing, Pelton, Quorrobolong, Sweetmans Creek, Watagan, Wollombi, Yallambie, Yengo, Yengo National Park
2326 Abermain, Bishops Bridge, Loxford, Neath, Sawyers Gully, Weston
2327 Kurri Kurri, Pelaw Main, Stanford Merthyr
2328 Bureen, Dalswinton, Denman, Giants Creek, Hollydeen, Kerrabee, Mangoola, Martindale, Widden, Yarrawa
2329 Borambil, Cassilis, Merriwa, Uarbry
2330 Appletree Flat, Big Ridge, Big Yengo, Bowmans Creek, Bridgman, Broke, Bulga, Camberwell, Carrowbrook, Clydesdale, Combo, Darlington, Doyles Creek, Dunolly, Dural, Dyrring, Falbrook, Fern Gully, Fordwich, Garland Valley, Glendon, Glendon Brook, Glendonbrook, Glennies Creek, Glenridding, Goorangoola, Gouldsville, Gowrie, Greenlands, Hambledon Hill, Hebden, Howes Valley, Howick, Hunterview, Jerrys Plains, Lemington, Long Point, Maison Dieu, McDougalls Hill, Middle Falbrook, Milbrodale, Mirannie, Mitchells Flat, Mount Olive, Mount Royal, Mount Thorley, Obanvale, Putty, Ravensworth, Redbournberry, Reedy Creek, Rixs Creek, Roughit, Scotts Flat, Sedgefield, Singleton, Singleton Heights, St Clair, Warkworth, Wattle Ponds, Westbrook, Whittingham, Wollemi, Wylies Flat
2331 Singleton Military Area, Singleton Milpo
2333 Baerami, Baerami Creek, Bengalla, Castle Rock, Edderton, Gungal, Kayuga, Liddell, Manobalai, McCullys Gap, Muscle Creek, Muswellbrook, Sandy Hollow, Wybong
2334 Greta
2335 Belford, Branxton, Dalwood, East Branxton, Elderslie, Lambs Valley, Leconfield, Lower Belford, North Rothbury, Stanhope
2336 Aberdeen, Dartbrook, Davis Creek, Rossgole, Rouchel, Rouchel Brook, Upper Dartbrook, Upper Rouchel
2337 Belltrees, Brawboy, Bunnan, Dry Creek, Ellerston, Glenbawn, Glenrock, Gundy, Kars Springs, Middle Brook, Moobi, Moonan Brook, Moonan Flat, Murulla, Omadale, Owens Gap, Pages Creek, Parkville, Satur, Scone, Segenhoe, Stewarts Brook, Tomalla, Waverly, Wingen, Woolooma
2338 Ardglen, Blandford, Crawney, Green Creek, Murrurundi, Pages River, Sandy Creek, Scotts Creek, Timor
2339 Big Jacks Creek, Braefield, Cattle Creek, Chilcotts Creek, Little Jacks Creek, Macdonalds Creek, Parraweena, Warrah, Warrah Creek, Willow Tree
2340 Appleby, Barry, Bective, Bithramere, Bowling Alley Point, Calala, Carroll, Daruka, Duncans Creek, Dungowan, East Tamworth, Garoo, Gidley, Goonoo Goonoo, Gowrie, Hallsville, Hanging Rock, Hillvue, Keepit, Kingswood, Loomberah, Moore Creek, Nemingha, North Tamworth, Nundle, Ogunbil, Oxley Vale, Piallamore, Somerton, South Tamworth, Taminda, Tamworth, Tamworth South, Timbumburi, Wallamore, Warral, Weabonga, West Tamworth, Westdale, Woolomin
2341 Werris Creek
2342 Currabubula, Piallaway
2343 Blackville, Borambil, Bundella, Caroona, Colly Blue, Coomoo Coomoo, Pine Ridge, Quipolly, Quirindi, Spring Ridge, Walhallow, Wallabadah, Warrah Ridge, Windy, Yannergee, Yarraman
2344 Duri, Winton
2345 Attunga, Garthowen
2346 Borah Creek, Halls Creek, Klori, Manilla, Namoi River, New Mexico, Rushes Creek, Upper Manilla, Warrabah, Wimborne, Wongo Creek
2347 Banoon, Barraba, Caroda, Cobbadah, Gulf Creek, Gundamulda, Horton Valley, Ironbark, Lindesay, Longarm, Mayvale, Red Hill, Thirldene, Thirloene, Upper Horton, Woodsreef
2350 Aberfoyle, Abington, Acacia Park, Argyle, Armidale, Armidale East, Ben Venue, Bona Vista, Boorolong, Castle Doyle, Commissioners Waters, Dangarsleigh, Donald Creek, Dumaresq, Duval, East Armidale, Enmore, Hillgrove, Invergowrie, Jeogla, Kellys Plains, Lyndhurst, Madgwick, Metz, Newling, North Hill, Puddledock, Saumarez, Saumarez Ponds, Soudan Heights, South Hill, St Patricks, Thalgarrah, Tilbuster, Wards Mistake, West Armidale, Wollomombi, Wongwibinda
2352 Kootingal, Limbri, Mulla Creek, Tintinhull
2353 Moonbi
2354 Branga Plains, Kentucky, Kentucky South, Moona Plains, Niangala, Nowendoc, Upper Yarrowitch, Walcha, Walcha Road, Wollun, Woolbrook, Yarrowitch
2355 Bendemeer, Retreat, Watsons Creek
2356 Gwabegar
2357 Bomera, Box Ridge, Bugaldie, Coonabarabran, Dandry, Gowang, Purlewaugh, Rocky Glen, Tannabar, Ulamambri, Wattle Springs, Yearinan
2358 Arding, Bakers Creek, Balala, Gostwyck, Kingstown, Mihi, Rocky River, Salisbury Plains, Torryburn, Uralla, Yarrowyck
2359 Bakers Creek, Bundarra, Camerons Creek
2360 Auburn Vale, Brodies Plains, Bukkulla, Cherry Tree Hill, Copeton, Elsmore, Gilgai, Graman, Gum Flat, Howell, Inverell, Kings Plains, Little Plain, Long Plain, Mount Russell, Newstead, Nullamanna, Oakwood, Paradise, Rob Roy, Sapphire, Spring Mountain, Stanborough, Swanbrook, Wallangra, Wandera, Woodstock
2361 Ashford, Atholwood, Bonshaw, Limestone, Pindaroi
2365 Backwater, Bald Blair, Baldersleigh, Bassendean, Ben Lomond, Black Mountain, Briarbrook, Brockley, Brushy Creek, Falconer, Georges Creek, Glen Nevis, Glencoe, Green Hills, Guyra, Llangothlin, Maybole, Mount Mitchell, New Valley, Oban, South Guyra, Tenterden, The Basin, The Gulf, Tubbamurra, Wandsworth
2369 Old Mill, Stannifer, Tingha
2370 Bald Nob, Diehard, Dundee, Furracabad, Gibraltar Range, Glen Elgin, Glen Innes, Kingsgate, Kingsland, Kookabookra, Lambs Valley, Matheson, Moggs Swamp, Moogem, Morven, Newton Boyd, Pinkett, Rangers Valley, Red Range, Reddestone, Shannon Vale, Spring Mountain, Stonehenge, Swan Vale, Wellingrove, Yarrowford
2371 Capoompeta, Deepwater, Emmaville, Rocky Creek, Stannum, Tent Hill, The Gulf, Torrington, Tungsten, Wellington Vale, Yellow Dam
2372 Back Creek, Billyrimba, Black Swamp, Bluff Rock, Bolivia, Bookookoorara, Boonoo Boonoo, Boorook, Bryans Gap, Bungulla, Carrolls Creek, Cullendore, Dumaresq Valley, Forest Land, Liston, Mingoola, Mole River, Pyes Creek, Rivertree, Rocky River, Sandy Flat, Sandy Hill, Silent Grove, Steinbrook, Sunnyside, Tarban, Tenterfield, The Scrub, Timbarra, Willsons Downfall, Woodside, Wylie Creek
2379 Goolhi, Mullaley, Napier Lane, Nombi
2380 Basin Plain, Blue Vale, Burburgate, Coocooboonah, Emerald Hill, Ghoolendaadi, Gunnedah, Gunnembene, Kelvin, Marys Mount, Meermaul, Milroy, Noggabri, Orange Grove, Rangari
2381 Breeza, Curlewis, Nea, Premer, Pullaming, Tambar Springs
2382 Boggabri, Maules Creek, Wean, Willala
2386 Burren Junction, Drildool, Nowley
2387 Bulyeroi, Rowena
2388 Boolcarroll, Cuttabri, Jews Lagoon, Merah North, Pilliga, Spring Plains, The Pilliga, Wee Waa, Yarrie Lake
2390 Baan Baa, Back Creek, Berrigal, Bohena Creek, Bullawa Creek, Couradda, Edgeroi, Eulah Creek, Harparary, Jacks Creek, Kaputar, Narrabri, Narrabri West, Rocky Creek, Tarriaro, Turrawan
2395 Binnaway, Ropers Road, Weetaliba
2396 Baradine, Barwon, Goorianawa, Kenebri
2397 Bellata, Jews Lagoon, Millie, Thalaba
2398 Gurley
2399 Biniguy, Milguy, Pallamallawa
2400 Ashley, Bullarah, Crooble, Mallowa, Moree, Moree East, Terry Hie Hie, Tikitere, Tulloona, Yarraman
2401 Gravesend
2402 Coolatai, Warialda, Warialda Rail
2403 Balfours Peak, Delungra, Gragin, Koloona, Myall Creek
2404 Bangheet, Bingara, Dinoga, Elcombe, Gineroi, Keera, Pallal, Upper Bingara, Whitlow
2405 Boomi, Garah
2406 Mungindi, Weemelah
2408 Blue Nobby, Mungle, North Star, Yallaroi
2409 Boggabilla, Boonal
2410 Twin Rivers, Yetman
2411 Croppa Creek
2415 Monkerai, Nooroo, Stroud Road, Upper Karuah River, Weismantels
2420 Alison, Bandon Grove, Bendolba, Brookfield, Brownmore, Cambra, Chichester, Dingadee, Dungog, Dusodie, Flat Tops, Fosterton, Hanleys Creek, Hilldale, Main Creek, Marshdale, Martins Creek, Munni, Salisbury, Stroud Hill, Sugarloaf, Tabbil Creek, Tillegra, Underbank, Upper Chichester, Wallaringa, Wallarobba, Wirragulla
2421 Fishers Hill, Paterson, Summer Hill, Tocal, Torryburn, Trevallyn, Vacy, Webbers Creek
2422 Back Creek, Bakers Creek, Barrington, Barrington Tops, Baxters Ridge, Belbora, Berrico, Bindera, Bowman, Bowman Farm, Bretti, Bulliac, Bundook, Callaghans Creek, Callaghans Creeks, Cobark, Coneac, Copeland, Corroboree Flat, Craven, Craven Plateau, Curricabark, Dewitt, Doon Ayre, Faulkland, Forbesdale, Gangat, Giro, Glen Ward, Gloucester, Gloucester Tops, Invergordon, Kia Ora, Mares Run, Maudville, Mernot, Mograni, Mograni Creek, Moppy, Mount Peerless, Pitlochry, Rawdon Vale, Rookhurst, Stratford, Terreel, Tibbuc, Titaatee Creek, Tugrabakh, Upper Bowman, Wallanbah, Wapra, Wards River, Waukivory, Wirradgurie, Woko
2423 Bombah Point, Boolambayte, Bulahdelah, Bungwahl, Coolongolook, Crawford River, Markwell, Mayers Flat, Mungo Brush, Myall Lake, Nerong, Seal Rocks, Topi Topi, Upper Myall, Violet Hill, Wallingat, Wang Wauk, Warranulla, Willina, Wootton, Yagon
2424 Caffreys Flat, Cells River, Charity Creek, Cooplacurripa, Cundle Flat, Knorrit Flat, Knorrit Forest, Mount George, Number One, Rocks Crossing, Tiri, Woodside
2425 Allworth, Booral, Girvan, Stroud, The Branch, Washpool
2426 Coopernook, Langley Vale, Moto
2427 Crowdy Head, Harrington
2428 Blueys Beach, Boomerang Beach, Booti Booti, Charlotte Bay, Coomba Bay, Coomba Park, Darawank, Elizabeth Beach, Forster, Forster Shopping Village, Green Point, Pacific Palms, Sandbar, Shallow Bay, Smiths Lake, Tarbuck Bay, Tiona, Tuncurry, Wallingat, Wallis Lake, Whoota
2429 Bobin, Boorganna, Bucca Wauka, Bulby Brush, Bulga Forest, Bunyah, Burrell Creek, Caparra, Cedar Party, Comboyne, Dingo Forest, Dollys Flat, Dyers Crossing, Elands, Firefly, Innes View, Karaak Flat, Khatambuhl, Killabakh, Killawarra, Kimbriki, Kings Creek, Kippaxs, Krambach, Kundibakh, Marlee, Mooral Creek, Strathcedar, The Bight, Tipperary, Warriwillah, Wherrol Flat, Wingham, Yarratt Forest
2430 Black Head, Bohnock, Bootawa, Brimbin, Cabbage Tree Island, Chatham, Croki, Cundletown, Diamond Beach, Dumaresq Island, Failford, Ghinni Ghinni, Glenthorne, Hallidays Point, Happy Valley, Hillville, Jones Island, Kiwarrak, Kolodong, Koorainghat, Kundle Kundle, Lansdowne, Lansdowne Forest, Manning Point, Melinga, Mitchells Island, Mondrook, Old Bar, Oxley Island, Pampoolah, Possum Brush, Purfleet, Rainbow Flat, Red Head, Saltwater, Tallwoods Village, Taree, Taree South, Taree West, Tinonee, Upper Lansdowne, Wallabi Point
2431 Arakoon, Jerseyville, South West Rocks
2439 Batar Creek, Black Creek, Bobs Creek, Herons Creek, Kendall, Kerewong, Kew, Logans Crossing, Lorne, Rossglen, Swans Crossing, Upsalls Creek
2440 Aldavilla, Austral Eden, Bellbrook, Bellimbopinni, Belmore River, Burnt Bridge, Carrai, Clybucca, Collombatti, Comara, Corangula, Crescent Head, Deep Creek, Dondingalong, East Kempsey, Euroka, Frederickton, Georges Creek, Gladstone, Greenhill, Greenhills, Hampden Hall, Hat Head, Hickeys Creek, Kempsey, Kinchela, Lower Creek, Millbank, Mooneba, Moparrabah, Mungay Creek, Old Station, Pola Creek, Rainbow Reach, Seven Oaks, Sherwood, Skillion Flat, Smithtown, South Kempsey, Summer Island, Temagog, Toorooka, Turners Flat, Verges Creek, West Kempsey, Willawarrin, Willi Willi, Wittitrin, Yarravel, Yessabah
2441 Allgomera, Allgomera Creek, Ballengarra, Barraganyatti, Bonville, Bril Bril, Brinerville, Browns Crossing, Cooperabung, Crossmaglen, Eungai Creek, Eungai Rail, Fishermans Reach, Gearys Flat, Grassy Head, Gum Scrub, Hacks Ferry, Kippara, Kundabung, Marlo Merrican, Rollands Plains, Stuarts Point, Tamban, Telegraph Point, Upper Rollands Plains, Yarrahapinni
2442 Kempsey Msc, Mid North Coast Msc
2443 Bobs Creek, Camden Head, Coralville, Crowdy Bay, Deauville, Diamond Head, Dicks Hill, Dunbogan, Hannam Vale, Herons Creek, Johns River, Lakewood, Laurieton, Middle Brother, Moorland, North Brother, North Haven, Stewarts River, Waitui, West Haven
2444 Blackmans Point, Fernbank Creek, Flynns Beach, Lighthouse Beach, Limeburners Creek, North Shore, Port Macquarie, Riverside, Settlement City, The Hatch, Thrumster
2445 Bonny Hills, Grants Beach, Jolly Nose, Lake Cathie
2446 Bagnoo, Bago, Banda Banda, Beechwood, Bellangry, Birdwood, Brombin, Byabarra, Cairncross, Crosslands, Debenham, Doyles River, Ellenborough, Forbes River, Frazers Creek, Gearys Flat, Hartys Plains, Hollisdale, Huntingdon, Hyndmans Creek, Kindee, King Creek, Lake Innes, Long Flat, Lower Pappinbarra, Marlo Merrican, Mortons Creek, Mount Seaview, Pappinbarra, Pembrooke, Pipeclay, Rawdon Island, Redbank, Rosewood, Sancrox, Toms Creek, Upper Pappinbarra, Wauchope, Werrikimbe, Yarras, Yippin Creek
2447 Bakers Creek, Burrapine, Congarinni, Congarinni North, Donnellyville, Gumma, Macksville, Newee Creek, North Macksville, Scotts Head, Talarm, Taylors Arm, Thumb Creek, Upper Taylors Arm, Utungun, Warrell Creek, Way Way, Wirrimbi, Yarranbella
2448 Hyland Park, Nambucca Heads, Valla, Valla Beach, Viewmont
2449 Argents Hill, Bowraville, Buckra Bendinni, Girralong, Kennaicle Creek, Killiekrankie, Missabotti, South Arm, Tewinga
2450 Boambee, Bonville, Brooklana, Bucca, Coffs Harbour, Coffs Harbour Jetty, Coffs Harbour Plaza, Coramba, Dairyville, Glenreagh, Karangi, Korora, Lowanna, Lower Bucca, Moonee Beach, Nana Glen, North Boambee Valley, Sapphire Beach, Sherwood, Ulong, Upper Orara
2452 Bayldon, Boambee East, Sawtell, Toormina
2453 Bielsdown Hills, Billys Creek, Bostobrick, Briggsvale, Cascade, Clouds Creek, Deer Vale, Dorrigo, Dorrigo Mountain, Dorrigo North, Dundurrabin, Ebor, Fernbrook, Gangara, Glen Fernaigh, Hernani, Leigh, Marengo, Maynards Plains, Megan, Moonpar, Muldiva, Never Never, North Dorrigo, Tallowwood Ridge, Tyringham, Wild Cattle Creek
2454 Bellingen, Brierfield, Brinerville, Bundagen, Darkwood, Fernmount, Gleniffer, Gordonville, Hydes Creek, Kalang, Kooroowi, Mylestom, Orama, Raleigh, Repton, Scotchman, Spicketts Creek, Sunny Corner, Thora, Upper Thora, Valery
2455 Tarkeeth, Urunga
2456 Arrawarra, Arrawarra Headland, Corindi Beach, Dirty Creek, Emerald Beach, Mullaway, Red Rock, Safety Beach, Sandy Beach, Upper Corindi, Woolgoolga
2460 Alumy Creek, Banyabba, Barcoongere, Barretts Creek, Baryulgil, Blaxlands Creek, Blaxlands Flat, Bom Bom, Bookram, Braunstone, Brushgrove, Buccarumbi, Calamia, Cangai, Carnham, Carrs Creek, Carrs Island, Carrs Peninsula, Carrs Peninsular, Chaelundi, Chambigne, Clarenza, Clifden, Coaldale, Collum Collum, Coombadjha, Copmanhurst, Coutts Crossing, Cowper, Crowther Island, Dalmorton, Deep Creek, Dilkoon, Dirty Creek, Dumbudgery, Eatonsville, Eighteen Mile, Elland, Fine Flower, Fortis Creek, Glenugie, Grafton, Grafton West, Great Marlow, Gurranang, Halfway Creek, Heifer Station, Jackadgery, Junction Hill, Kangaroo Creek, Keybarbin, Koolkhan, Kremnos, Kungala, Kyarran, Lanitza, Lawrence, Levenstrath, Lilydale, Lionsville, Lower Coldstream, Lower Southgate, Malabugilmah, McPhersons Crossing, Moleville Creek, Mountain View, Mylneford, Newbold, Nymboida, Pulganbar, Punchbowl, Ramornie, Rushforth, Sandy Crossing, Seelands, Shannondale, Smiths Creek, South Arm, South Grafton, Southampton, Southgate, Stockyard Creek, The Pinnacles, The Whiteman, Towallum, Trenayr, Tyndale, Upper Copmanhurst, Upper Fine Flower, Warragai Creek, Washpool, Waterview, Waterview Heights, Wells Crossing, Whiteman Creek, Winegrove, Wombat Creek
2462 Calliope, Coldstream, Diggers Camp, Gilletts Ridge, Lake Hiawatha, Lavadia, Minnie Water, Pillar Valley, Swan Creek, Tucabia, Ulmarra, Wooli
2463 Ashby, Ashby Heights, Ashby Island, Brooms Head, Gulmarrad, Ilarwill, Jacky Bulbin Flat, James Creek, Maclean, Palmers Channel, Palmers Island, Sandon, Shark Creek, Taloumbi, The Sandon, Townsend, Tullymorgan, Woodford, Woodford Island
2464 Angourie, Freeburn Island, Micalo Island, Wooloweyah, Yamba, Yuraygir
2465 Harwood
2466 Iluka, The Freshwater, Woody Head
2469 Alice, Banyabba, Bean Creek, Bingeebeebra, Bingeebeebra Creek, Bonalbo, Boomoodeerie, Bottle Creek, Bulldog, Bungawalbin, Busbys Flat, Cambridge Plateau, Camira, Camira Creek, Capeen, Capeen Creek, Chatsworth, Clearfield, Clover Park, Coongbar, Culmaran Creek, Deep Creek, Drake, Drake Village, Duck Creek, Ewingar, Gibberagee, Goodwood Island, Gorge Creek, Haystack, Hogarth Range, Jacksons Flat, Joes Box, Keybarbin, Kippenduff, Louisa Creek, Lower Bottle Creek, Lower Duck Creek, Lower Peacock, Mallanganee, Mookima Wybra, Mororo, Mount Marsh, Mummulgum, Myrtle Creek, Old Bonalbo, Paddys Flat, Pagans Flat, Peacock Creek, Pikapene, Pretty Gully, Rappville, Sandilands, Simpkins Creek, Six Mile Swamp, Tabulam, Theresa Creek, Tunglebung, Upper Duck Creek, Warregah Island, Whiporie, Woombah, Wyan, Yabbra
2470 Alice, Babyl Creek, Backmede, Baraimal, Casino, Coolaness, Coombell, Dobies Bight, Doubtful Creek, Dyraaba, Dyraaba Central, Dyraaba Creek, Ellangowan, Fairy Hill, Irvington, Leeville, Lower Dyraaba, Mongogarie, Naughtons Gap, North Casino, Piora, Sextonville, Shannon Brook, Spring Grove, Stratheden, Tomki, Upper Mongogarie, Woodview, Woolners Arm, Wooroowoolgan, Yorklea
2471 Bora Ridge, Codrington, Coraki, East Coraki, Green Forest, Greenridge, North Woodburn, Swan Bay, Tatham, West Bungawalbin, West Coraki
2472 Broadwater, Buckendoon, Esk, Kilgin, Moonem, New Italy, Rileys Hill, Tabbimoble, The Gap, Trustums Hill, Woodburn
2473 Bundjalung, Doonbah, Evans Head, Iron Gates, South Evans Head
2474 Afterlee, Barkers Vale, Border Ranges, Cawongla, Cedar Point, Collins Creek, Cougal, Dairy Flat, Eden Creek, Edenville, Ettrick, Fawcetts Plain, Findon Creek, Geneva, Ghinni Ghi, Gradys Creek, Green Pigeon, Grevillia, Homeleigh, Horse Station Creek, Horseshoe Creek, Iron Pot Creek, Kilgra, Kyogle, Little Back Creek, Loadstone, Lynchs Creek, New Park, Old Grevillia, Roseberry, Roseberry Creek, Rukenvale, Sawpit Creek, Sherwood, Smiths Creek, Terrace Creek, The Risk, Toonumbar, Unumgar, Upper Eden Creek, Upper Horseshoe Creek, Wadeville, Warrazambil Creek, West Wiangaree, Wiangaree, Wyneden
2475 Beaury Creek, Tooloom, Upper Tooloom, Urbenville, Wallaby Creek
2476 Acacia Creek, Acacia Plateau, Boomi Creek, Brumby Plains, Koreelah, Legume, Lindesay Creek, Lower Acacia Creek, Muli Muli, Old Koreelah, The Glen, Woodenbong
2477 Alstonvale, Alstonville, Bagotville, Cabbage Tree Island, Dalwood, East Wardell, Goat Island, Lynwood, Meerschaum Vale, Pearces Creek, Rous, Rous Mill, Tuckombil, Uralba, Wardell, Wollongbar
2478 Ballina, Coolgardie, Cumbalum, East Ballina, Empire Vale, Keith Hall, Kinvara, Lennox Head, Patchs Beach, Pimlico, Pimlico Island, Skennars Head, South Ballina, Teven, Tintenbar, West Ballina
2479 Bangalow, Binna Burra, Brooklet, Coopers Shoot, Coorabell, Fernleigh, Knockrow, McLeods Shoot, Nashua, Newrybar, Possum Creek, St Helena
2480 Back Creek, Bentley, Bexhill, Blakebrook, Blue Knob, Boat Harbour, Booerie Creek, Boorabee Park, Booyong, Bungabbee, Caniaba, Chilcotts Grass, Clovass, Clunes, Coffee Camp, Corndale, Dorroughby, Dungarubba, Dunoon, East Lismore, Eltham, Eureka, Federal, Fernside, Georgica, Girards Hill, Goolmangar, Goonellabah, Gundurimba, Howards Grass, Jiggi, Keerrong, Koonorigan, Lagoon Grass, Larnook, Leycester, Lillian Rock, Lindendale, Lismore, Lismore Heights, Loftville, Marom Creek, McKees Hill, McLeans Ridges, Missingham, Modanville, Monaltrie, Mountain Top, Nightcap, Nimbin, North Lismore, Numulgi, Repentance Creek, Richmond Hill, Rock Valley, Rosebank, Ruthven, South Gundurimba, South Lismore, Steve Kings Plains, Stony Chute, Terania Creek, The Channon, Tregeagle, Tucki Tucki, Tuckurimba, Tullera, Tuncester, Tuntable Creek, Tuntable Falls, Upper Coopers Creek, Whian Whian, Woodlawn, Wyrallah
2481 Broken Head, Byron Bay, Ewingsdale, Hayters Hill, Myocum, Skinners Shoot, Suffolk Park, Talofa, Tyagarah
2482 Goonengerry, Huonbrook, Koonyum Range, Main Arm, Montecollum, Mullumbimby, Mullumbimby Creek, Palmwoods, Upper Coopers Creek, Upper Main Arm, Upper Wilsons Creek, Wanganui, Wilsons Creek
2483 Billinudgel, Brunswick Heads, Burringbar, Crabbes Creek, Middle Pocket, Mooball, New Brighton, Ocean Shores, Sleepy Hollow, South Golden Beach, The Pocket, Upper Burringbar, Wooyung, Yelgun
2484 Back Creek, Boat Harbour, Bray Park, Brays Creek, Byangum, Byrrill Creek, Cedar Creek, Chillingham, Chowan Creek, Clothiers Creek, Commissioners Creek, Condong, Crystal Creek, Cudgera Creek, Doon Doon, Dulguigan, Dum Dum, Dunbible, Dungay, Eungella, Eviron, Farrants Hill, Fernvale, Hopkins Creek, Kielvale, Kunghur, Kunghur Creek, Kynnumboon, Limpinwood, Mebbin, Midginbil, Mount Burrell, Mount Warning, Murwillumbah, Murwillumbah South, Nobbys Creek, North Arm, Numinbah, Nunderi, Palmvale, Pumpenbil, Reserve Creek, Round Mountain, Rowlands Creek, Smiths Creek, South Murwillumbah, Stokers Siding, Terragon, Tomewin, Tyalgum, Tyalgum Creek, Tygalgah, Uki, Upper Crystal Creek, Urliup, Wardrop Valley, Zara
2485 Tweed Heads, Tweed Heads West
2486 Banora Point, Bilambil, Bilambil Heights, Bungalora, Carool, Cobaki, Cobaki Lakes, Duroby, Glengarrie, Piggabeen, Terranora, Tweed Heads South, Upper Duroby
2487 Casuarina, Chinderah, Cudgen, Duranbah, Fingal Head, Kings Forest, Kingscliff, Stotts Creek
2488 Bogangar, Cabarita Beach, Tanglewood
2489 Hastings Point, Pottsville, Pottsville Beach
2490 North Tumbulgum, Tumbulgum
2500 Coniston, Gwynneville, Keiraville, Mangerton, Mount Keira, Mount Saint Thomas, North Wollongong, Spring Hill, West Wollongong, Wollongong, Wollongong North, Wollongong West
2502 Cringila, Lake Heights, Primbee, Warrawong
2505 Kemblawarra, Port Kembla
2506 Berkeley
2508 Coalcliff, Darkes Forest, Helensburgh, Lilyvale, Maddens Plains, Otford, Stanwell Park, Stanwell Tops, Woronora Dam
2515 Austinmer, Clifton, Coledale, Scarborough, Thirroul, Wombarra
2516 Bulli, Bulli Tops
2517 Russell Vale, Woonona, Woonona East
2518 Bellambi, Corrimal, Corrimal East, East Corrimal, Tarrawanna, Towradgi
2519 Balgownie, Fairy Meadow, Fernhill, Mount Ousley, Mount Pleasant, Reidtown
2525 Figtree
2526 Cordeaux, Cordeaux Heights, Farmborough Heights, Kembla Grange, Kembla Heights, Mount Kembla, Stream Hill, Unanderra
2527 Albion Park, Albion Park Rail, Calderwood, Croom, North Macquarie, Tongarra, Tullimbar, Yellow Rock
2528 Barrack Heights, Barrack Point, Lake Illawarra, Mount Warrigal, Warilla, Windang
2529 Balarang, Blackbutt, Dunmore, Flinders, Oak Flats, Shell Cove, Shellharbour, Shellharbour City Centre, Shellharbour Square
2530 Avondale, Brownsville, Cleveland, Dapto, Dombarton, Haywards Bay, Horsley, Huntley, Kanahooka, Koonawarra, Marshall Mount, Wongawilli, Yallah
2533 Bombo, Curramore, Jamberoo, Jerrara, Kiama, Kiama Downs, Kiama Heights, Minnamurra, Saddleback Mountain
2534 Broughton Village, Foxground, Gerringong, Gerroa, Rose Valley, Toolijooa, Werri Beach, Willow Vale
2535 Back Forest, Bellawongarah, Berry, Berry Mountain, Brogers Creek, Broughton, Broughton Vale, Budderoo, Bundewallah, Coolangatta, Far Meadow, Jaspers Brush, Shoalhaven Heads, Wattamolla, Woodhill
2536 Batehaven, Batemans Bay, Benandarah, Bimbimbie, Buckenbowra, Catalina, Currowan, Denhams Beach, Depot Beach, Durras North, East Lynne, Guerilla Bay, Jeremadra, Lilli Pilli, Long Beach, Maloneys Beach, Malua Bay, Merricumbene, Mogo, Murrengenburg, Nelligen, North Batemans Bay, Pebbly Beach, Rosedale, Runnyford, South Durras, Sunshine Bay, Surf Beach, Surfside, Woodlands
2537 Bergalia, Bingie, Broulee, Coila, Congo, Deua, Deua River Valley, Kiora, Meringo, Mogendoura, Moruya, Moruya Heads, Mossy Point, Tomakin, Turlinjah, Tuross Head, Wamban
2538 Brooman, Little Forest, Milton, Mogood, Morton, Porters Creek, Woodburn, Woodstock
2539 Bawley Point, Bendalong, Berringer Lake, Burrill Lake, Cockwhy, Conjola, Conjola Park, Croobyar, Cunjurong Point, Dolphin Point, Fishermans Paradise, Kings Point, Kioloa, Lake Conjola, Lake Tabourie, Manyana, Mollymook, Mollymook Beach, Mount Kingiman, Narrawallee, Pointer Mountain, Pretty Beach, Termeil, Ulladulla, Yadboro, Yatte Yattah
2540 Badagarang, Bamarang, Barringella, Basin View, Beecroft Peninsula, Berrara, Bewong, Bolong, Boolijah, Bream Beach, Browns Mountain, Brundee, Buangla, Burrier, Callala Bay, Callala Beach, Cambewarra, Cambewarra Village, Comberton, Comerong Island, Cudmirrah, Culburra Beach, Currarong, Erowal Bay, Ettrema, Falls Creek, Greenwell Point, Huskisson, Hyams Beach, Illaroo, Jerrawangala, Kinghorne, Longreach, Mayfield, Meroo Meadow, Mondayong, Moollattoo, Mundamia, Myola, Nowra Hill, Nowra Naval Po, Numbaa, Old Erowal Bay, Orient Point, Parma, Pyree, Sanctuary Point, St Georges Basin, Sussex Inlet, Swanhaven, Tallowal, Tapitallee, Terara, Tomerong, Tullarwalla, Twelve Mile Peg, Vincentia, Wandandian, Watersleigh, Wollumboola, Woollamia, Worrigee, Worrowing Heights, Wrights Beach, Yalwal, Yerriyong
2541 Bangalee, Bomaderry, North Nowra, Nowra, Nowra East, Nowra North, South Nowra, West Nowra
2545 Belowra, Bodalla, Cadgee, Eurobodalla, Nerrigundah, Potato Point, Stony Creek
2546 Akolele, Barragga Bay, Beauty Point, Bermagui, Bermagui South, Central Tilba, Corunna, Cuttagee, Dalmeny, Dignams Creek, Greendale, Kianga, Murrah, Mystery Bay, Narooma, North Narooma, Tilba Tilba, Tinpot, Wadbilliga, Wallaga Lake, Wallaga Lake Heights
2548 Berrambool, Bournda, Merimbula, Mirador, Tura Beach, Yellow Pinch
2549 Bald Hills, Broadwater, Greigs Flat, Lochiel, Millingandi, Nethercote, Pambula, Pambula Beach, South Pambula
2550 Angledale, Bega, Bemboka, Black Range, Bournda, Brogo, Buckajo, Bunga, Burragate, Candelo, Chinnock, Cobargo, Coolagolite, Coolangubra, Coopers Gully, Devils Hole, Doctor George Mountain, Frogs Hollow, Greendale, Jellat Jellat, Kalaru, Kameruka, Kanoona, Kingswood, Mogareeka, Mogilla, Morans Crossing, Mumbulla Mountain, Murrah, Myrtle Mountain, Nelson, New Buildings, Numbugga, Pericoe, Quaama, Reedy Swamp, Rocky Hall, South Wolumla, Stony Creek, Tanja, Tantawangalo, Tarraganda, Tathra, Toothdale, Towamba, Verona, Wallagoot, Wandella, Wapengo, Wog Wog, Wolumla, Wyndham, Yambulla, Yankees Creek, Yowrie
2551 Boydtown, Eden, Edrom, Green Cape, Kiah, Nadgee, Narrabarba, Nullica, Nungatta, Nungatta South, Timbillica, Wonboyn, Wonboyn Lake, Wonboyn North
2555 Badgerys Creek
2556 Bradfield, Bringelly
2557 Catherine Field, Gledswood Hills, Gregory Hills, Rossmore
2558 Eagle Vale, Eschol Park, Kearns
2559 Blairmount, Claymore
2560 Airds, Ambarvale, Appin, Blair Athol, Bradbury, Campbelltown, Campbelltown North, Cataract, Englorie Park, Gilead, Glen Alpine, Kentlyn, Leumeah, Macarthur Square, Rosemeadow, Ruse, St Helens Park, Wedderburn, Woodbine
2563 Menangle Park
2564 Glenquarie, Long Point, Macquarie Fields
2565 Bardia, Denham Court, Ingleburn, Macquarie Links
2566 Bow Bowing, Minto, Minto Heights, Raby, St Andrews, Varroville
2567 Currans Hill, Harrington Park, Mount Annan, Narellan, Narellan Vale, Smeaton Grange
2568 Menangle
2569 Douglas Park
2570 Belimbla Park, Bickley Vale, Brownlow Hill, Burragorang Valley, Camden, Camden Park, Camden South, Cawdor, Cobbitty, Elderslie, Ellis Lane, Glenmore, Grasmere, Kirkham, Lefevres Corner, Mount Hunter, Nattai, Oakdale, Oran Park, Orangeville, Spring Farm, The Oaks, Theresa Park, Werombi
2571 Balmoral, Balmoral Village, Buxton, Couridjah, Maldon, Mowbray Park, Picton, Razorback, Wilton
2572 Lakesland, Thirlmere
2573 Tahmoor
2574 Avon, Bargo, Pheasants Nest, Yanderra
2575 Alpine, Aylmerton, Balaclava, Barrallier, Braemar, Bullio, Colo Vale, Goodmans Ford, High Range, Hill Top, Joadja, Mandemar, Mittagong, Mount Lindsey, Renwick, Wattle Ridge, Welby, Willow Vale, Woodlands, Yerrinbool
2576 Bong Bong, Bowral, Burradoo, East Bowral, East Kangaloon, Glenquarry, Kangaloon
2577 Avoca, Barren Grounds, Barrengarry, Beaumont, Belanglo, Bendeela, Berrima, Budgong, Burrawang, Calwalla, Canyonleigh, Carrington Falls, Fitzroy Falls, Kangaroo Valley, Knights Hill, Macquarie Pass, Manchester Square, Medway, Meryla, Moss Vale, Mount Murray, Myra Vale, New Berrima, Paddys River, Pheasant Ground, Red Rocks, Robertson, Sutton Forest, Upper Kangaroo River, Upper Kangaroo Valley, Werai, Wildes Meadow, Yarrunga
2578 Bundanoon
2579 Big Hill, Brayton, Exeter, Marulan, Marulan South, Penrose, Tallong, Wingello
2580 Bannaby, Bannister, Baw Baw, Boxers Creek, Brisbane Grove, Bungonia, Carrick, Chatsbury, Currawang, Curraweela, Golspie, Goulburn, Goulburn North, Greenwich Park, Gundary, Jerrong, Kingsdale, Komungla, Lake Bathurst, Leighwood, Lower Boro, Mayfield, McAlister, Middle Arm, Mount Fairy, Mount Rae, Mummel, Myrtleville, Paling Yards, Parkesbourne, Pomeroy, Quialigo, Richlands, Roslyn, Run-O-Waters, Six Mile Flat, Spring Valley, Stonequarry, Tarago, Taralga, Tarlo, Tirrannaville, Towrang, Wayo, Wiaborough, Wiarborough, Windellama, Wombeyan Caves, Woodhouselee, Wowagin, Yalbraith, Yarra
2581 Bellmount Forest, Bevendale, Biala, Blakney Creek, Breadalbane, Broadway, Collector, Cullerin, Dalton, Gunning, Gurrundah, Lade Vale, Lake George, Lerida, Merrill, Oolong, Tallaganda, Wollogorang
2582 Bango, Berremangra, Boambolo, Bookham, Bowning, Burrinjuck, Cavan, Dog Trap Crossing, Good Hope, Goondah, Jeir, Jerrawa, Kangiara, Laverstock, Manton, Marchmont, Mullion, Murrumbateman, Nanangroe, Nanima, Narrangullen, Tangmangaroo, Wee Jasper, Woolgarlo, Yass, Yass River
2583 Bigga, Binda, Blanket Flat, Brooklands, Cottawalla, Crooked Corner, Crookwell, Fullerton, Glenerin, Grabben Gullen, Greenmantle, Hadley, Junction Point, Kempton, Kialla, Laggan, Limerick, Lost River, Mulgowrie, Narrawa, Peelwood, Pejar, Rugby, Thalaba, Third Creek, Tuena, Wheeo
2584 Binalong, Illalong Creek
2585 Galong
2586 Boorowa, Frogmore, Goba Creek, Godfreys Creek, Kenyu, Murringo, Reids Flat, Rye Park, Taylors Flat
2587 Aurville, Beggan Beggan, Cunningar, Demondrille, Garangula, Harden, Kingsvale, McMahons Reef, Murrumburrah, Nubba, Prunevale, Wombat
2588 Cullinga, Wallendbeen
2590 Bethungra, Cootamundra, Illabo
2594 Ashville, Barwang, Berthong, Bribbaree, Bulla Creek, Burrangong, Kikiamah, Maimuru, Memagong, Milvale, Monteagle, Thuddungra, Tubbul, Weedallion, Yannawah, Young
2611 Bimberi, Brindabella, Cooleman, Uriarra
2618 Springrange, Wallaroo
2619 Jerrabomberra
2620 Burbong, Burra, Carwoola, Clear Range, Crestwood, Dodsworth, Environa, Googong, Greenleigh, Gundaroo, Karabar, Letchworth, Michelago, Queanbeyan, Queanbeyan East, Queanbeyan West, Ridgeway, Royalla, Sutton, The Angle, The Ridgeway, Tinderry, Tralee, Urila, Wamboin, Williamsdale, Yarrow
2621 Anembo, Bungendore, Bywong, Forbes Creek, Hoskinstown, Primrose Valley, Rossi
2622 Araluen, Araluen North, Back Creek, Ballalaba, Bendoura, Berlang, Bombay, Boro, Braidwood, Budawang, Bulee, Charleys Forest, Coolumburra, Corang, Durran Durra, Endrick, Farringdon, Gundillion, Harolds Cross, Hereford Hall, Jembaicumbene, Jerrabattculla, Jerrabattgulla, Jinden, Jingera, Kain, Kindervale, Krawarree, Larbert, Majors Creek, Manar, Marlowe, Merricumbene, Monga, Mongarlowe, Mulloon, Murrengenburg, Neringla, Nerriga, Northangera, Oallen, Oranmeir, Palerang, Quiera, Reidsdale, Sassafras, Snowball, St George, Tianjara, Tolwong, Tomboye, Touga, Warri, Wog Wog, Wyanbene
2623 Captains Flat
2624 Blue Cow, Charlotte Pass, Charlottes Pass, Guthega, Kosciusko, Munyang, Perisher Valley, Smiggin Holes, Wilsons Valley
2625 Thredbo, Thredbo Village
2626 Bredbo, Bumbalong, Colinton
2627 Bullocks Flat, Burrungubugge, Crackenback, Creel Bay, East Jindabyne, Grosses Plain, Gungarlin, Ingebirah, Ingebyra, Ingeegoodbee, Jacobs River, Jindabyne, Kalkite, Kosciusko, Kosciusko National Park, Kosciuszko, Kosciuszko National Park, Lower Thredbo, Moonbah, Ngarigo, Pilot Wilderness, Sawpit Creek
2628 Avonside, Beloka, Berridale, Braemar Bay, Byadbo Wilderness, Cootralantra, Dalgety, Eucumbene, Hill Top, Jimenbuen, Lower Eucembene, Nimmo, Numbla Vale, Paupong, Rocky Plain, Snowy Plain
2629 Adaminaby, Anglers Reach, Bolaro, Broken Dam, Cabramurra, Gooandra, Kiandra, Long Plain, Nungar, Old Adaminaby, Providence Portal, Tantangara, Tolbar, Yaouk
2630 Arable, Badja, Billilingra, Binjura, Bobundara, Buckenderra, Bungarby, Bunyan, Carlaminda, Chakola, Coolringdon, Cooma, Cooma North, Coonerang, Countegany, Dairymans Plains, Dangelong, Dry Plain, Frying Pan, Glen Fergus, Ironmungy, Jerangle, Jimenbuen, Long Plain, Maffra, Middle Flat, Middlingbank, Murrumbucca, Myalla, Nimmo, Numeralla, Peak View, Pine Valley, Polo Flat, Rhine Falls, Rock Flat, Rose Valley, Shannons Flat, Springfield, The Brothers, Tuross, Wambrook
2631 Ando, Bocci, Boco, Creewah, Glen Allen, Greenlands, Holts Flat, Jimcumbilly, Jincumbilly, Kybeyan, Mount Cooper, Nimmitabel, Steeple Flat, Winifred
2632 Bibbenluke, Bombala, Bondi Forest, Bukalong, Cambalong, Cathcart, Coolumbooka, Craigie, Gunningrah, Lords Hill, Merriangaah, Mila, Mount Darragh, Nungatta, Paddys Flat, Palarang, Quidong, Rockton, Rosemeath
2633 Corrowong, Delegate, Tombong
2640 Albury, Bungowannah, East Albury, Ettamogah, Glenroy, Moorwatha, North Albury, Ournie, South Albury, Splitters Creek, Table Top, Talmalmo, Thurgoona, West Albury, Wirlinga, Wymah
2641 Hamilton Valley, Lavington, Springdale Heights
2642 Bidgeemia, Brocklesby, Burrumbuttock, Geehi, Gerogery, Glenellen, Greg Greg, Indi, Jagumba, Jagungal Wilderness, Jindera, Jingellic, Khancoban, Murray Gorge, Rand, Tooma, Walbundrie, Welaregang, Wrathall, Yerong Creek
2643 Howlong
2644 Bowna, Coppabella, Holbrook, Lankeys Creek, Little Billabong, Mountain Creek, Mullengandra, Wantagong, Woomargama, Yarara
2645 Coonong, Cullivel, Urana, Yuluma
2646 Balldale, Bull Plain, Buraja, Coads Tank, Collendina, Coreen, Corowa, Daysdale, Goombargana, Hopefield, Lowesdale, Merton Vale, Nyora, Oaklands, Redlands, Rennie, Ringwood, Sanger, Savernake
2647 Mulwala
2648 Anabranch North, Anabranch South, Boeill Creek, Cal Lal, Curlwaa, Ellerslie, Moorara, Mourquong, Palinyewah, Pan Ban, Para, Pine Camp, Pomona, Pooncarie, Rufus, Rufus River, Scotia, Wentworth
2649 Laurel Hill, Nurenmerenmong
2650 Alfredtown, Ashmont, Belfrayden, Berry Jerry, Big Springs, Bomen, Book Book, Boorooma, Borambola, Bourkelands, Brucedale, Bulgary, Burrandana, Carabost, Cartwrights Hill, Collingullie, Cookardinia, Coursing Park, Currawananna, Currawarna, Dhulura, Downside, East Wagga Wagga, Estella, Euberta, Eunanoreenya, Eunonoreenya, Galore, Gelston Park, Glenfield Park, Gobbagombalin, Gregadoo, Harefield, Hillgrove, Kooringal, Kyeamba, Lake Albert, Lloyd, Maxwell, Moorong, Mount Austin, North Wagga Wagga, Oberne Creek, Oura, Pulletop, Rowan, San Isidore, Springvale, Tatton, The Gap, Tolland, Turvey Park, Wagga Wagga, Wagga Wagga North, Wagga Wagga South, Wallacetown, Wantabadgery, Westby, Westdale, Yarragundry, Yathella
2651 Forest Hill, Wagga Wagga Raaf
2652 Boorga, Boree Creek, Cowabbie, Galore, Goolgowi, Grong Grong, Gumly Gumly, Humula, Ladysmith, Landervale, Mangoplah, Marrar, Matong, Merriwagga, Murrulebale, Oberne, Old Junee, Rosewood, Tabbita, Tarcutta, Uranquinty
2653 Burra, Courabyra, Glenroy, Mannus, Maragle, Munderoo, Paddys River, Taradale, Tumbarumba, Westdale, Willigobung
2655 Birdlip, French Park, Kubura, The Rock, Tootool
2656 Brookdale, Brookong, Fargunyah, Lockhart, Milbrulong, Osborne, Urangeline, Urangeline East
2658 Grubben, Henty, Munyabla, Pleasant Hills, Ryan
2659 Alma Park, Walla Walla
2660 Carnsdale, Culcairn, Morven
2663 Bundure, Cooba, Cowabbie, Erin Vale, Eurongilly, Junee, Landervale, Marinna, Wantiool
2665 Ardlethan, Ariah Park, Barellan, Beckom, Bectric, Binya, Kamarah, Mirrool, Moombooldool, Mount Crystal, Quandary, Tara, Walleroobie
2666 Combaning, Dirnaseer, Gidginbung, Grogan, Junee Reefs, Mimosa, Morangarell, Narraburra, Pucawan, Quandary, Reefton, Sebastopol, Springdale, Temora, Trungley Hall
2668 Barmedman
2669 Bygalorie, Erigolia, Girral, Gubbata, Kikoira, Melbergen, Naradhan, North Yalgogrin, Rankins Springs, Tallimba, Tullibigeal, Ungarie, Weethalle, Weja, Yaddra
2671 Alleena, Back Creek, Burcher, Lake Cowal, North Yalgogrin, West Wyalong, Wyalong
2672 Burgooney, Curlew Waters, Lake Cargelligo, Murrin Bridge, Wargambegal
2675 Hillston, Lake Brewster, Monia Gap, Roto, Wallanthery, White Top
2678 Riverina Msc
2680 Beelbangera, Benerembah, Bilbul, Griffith, Griffith East, Hanwood, Kooba, Lake Wyangan, Nericon, Tharbogang, Warburn, Warrawidgee, Widgelli, Willbriggie, Yoogali
2681 Myall Park, Yenda
2700 Birrego, Bundure, Colinroobie, Corobimilla, Cudgel, Euroley, Faithfull, Gillenbah, Kywong, Morundah, Narrandera, Paynters Siding, Sandigo, Uroly, Widgiewa
2701 Berry Jerry, Coolamon, Methul, Rannock, Tooyal
2702 Ganmain
2703 Yanco
2705 Brobenah, Calorafield, Corbie Hill, Gogeldrie, Leeton, Merungle Hill, Murrami, Stanbridge, Wamoon, Whitton
2706 Darlington Point
2707 Argoon, Coleambally
2708 Albury Msc
2710 Barratta, Benarca, Birganbigil, Booroorban, Brassi, Bullatale, Caldwell, Calimo, Conargo, Coree, Cornalla, Deniliquin, Deniliquin North, Gulpa, Hartwood, Hill Plain, Jimaringle, Lindifferon, Mathoura, Mayrung, Moira, Moonahcullah, Moonbria, Morago, Pretty Pine, Steam Plains, Stud Park, Wakool, Wandook, Wanganella, Warragoon, Willurah, Yallakool
2711 Booligal, Carrathool, Clare, Corrong, Gunbar, Hay, Hay South, Keri Keri, Maude, One Tree, Oxley, Waugorah, Yanga
2712 Berrigan, Boomanoomana
2713 Blighty, Finley, Logie Brae, Myrtle Park, Retreat
2714 Aratula, Pine Lodge, Tocumwal, Tuppal
2715 Arumpo, Balranald, Hatfield, Kyalite, Mungo, Penarie, The Vale
2716 Coree South, Four Corners, Gala Vale, Jerilderie, Mabins Well, Mairjimmy
2717 Coomealla, Dareton
2720 Argalong, Blowering, Bogong Peaks Wilderness, Bombowlee, Bombowlee Creek, Buddong, Couragago, Courajago, Gadara, Gilmore, Gocup, Goobarragandra, Jones Bridge, Killimicat, Lacmalac, Little River, Midway, Minjary, Mundongo, Pinbeyan, Red Hill, Talbingo, Tumorrama, Tumut, Tumut Plains, Wereboldera, Wermatong, Windowie, Wyangle, Yarrangobilly
2721 Bland, Quandialla
2722 Bongalong, Bongongalong, Brungle, Brungle Creek, Burra, Burra Creek, Darbalara, Edwardstown, Gundagai, Jackalass, Jones Creek, Muttama, Nangus, Reno, South Gundagai, Tarrabandra, Wagragobilly, Willie Ploma
2725 Stockinbingal
2726 Bundarbo, Cooneys Creek, Jugiong
2727 Adjungbilly, Coolac, Gobarralong, Mingay
2729 Adelong, Back Creek, Bangadang, Black Creek, Califat, Cooleys Creek, Darlow, Ellerslie, Grahamstown, Mount Adrah, Mount Horeb, Mundarlo, Sandy Gully, Sharps Creek, The Grove, Tumblong, Westwood, Wondalga, Yaven Creek
2730 Bago, Batlow, Green Hills, Kunama, Lower Bago
2731 Bunnaloo, Moama, Tantonan, Thyra, Womboota
2732 Barham, Burraboi, Cobramunga, Gonn, Noorong, Thule, Tullakool
2733 Dhuragoon, Moulamein, Niemur, Perekerten
2734 Coobool, Cunninyeuk, Dilpurra, Kyalite, Mallan, Mellool, Moolpa, Murray Downs, Nacurrie, Speewa Island, Stony Crossing, Tooranie, Tueloga, Wetuppa
2735 Koraleigh, Speewa
2736 Goodnight, Tooleybuc
2737 Benanee, Euston
2738 Gol Gol, Mallee, Monak, Paringi, Trentham Cliffs
2739 Boeill Creek, Buronga, Mourquong
2745 Glenmore Park, Greendale, Luddenham, Mulgoa, Regentville, Wallacia
2747 Caddens, Cambridge Gardens, Cambridge Park, Claremont Meadows, Jordan Springs, Kingswood, Llandilo, Shane Park, Shanes Park, Werrington, Werrington County, Werrington Downs
2748 Orchard Hills
2749 Castlereagh, Cranebrook
2750 Emu Heights, Emu Plains, Jamisontown, Leonay, Penrith, Penrith Plaza, Penrith South, South Penrith
2752 Silverdale, Warragamba
2753 Agnes Banks, Bowen Mountain, Grose Vale, Grose Wold, Hobartville, Londonderry, Richmond, Richmond Lowlands, Yarramundi
2754 North Richmond, Tennyson, The Slopes
2756 Bligh Park, Cattai, Central Colo, Clarendon, Colo, Colo Heights, Cornwallis, Cumberland Reach, Ebenezer, Freemans Reach, Glossodia, Leets Vale, Lower Portland, Maroota, McGraths Hill, Mellong, Mulgrave, Pitt Town, Pitt Town Bottoms, Sackville, Sackville North, Scheyville, South Maroota, South Windsor, Upper Colo, Wilberforce, Windsor, Windsor Downs, Womerah
2757 Kurmond
2758 Berambing, Bilpin, Blaxlands Ridge, East Kurrajong, Kurrajong, Kurrajong Heights, Kurrajong Hills, Mount Tomah, Mountain Lagoon, The Devils Wilderness, Wheeny Creek
2759 Erskine Park, St Clair
2760 Colyton, North St Marys, Oxley Park, Ropes Crossing, St Marys, St Marys East, St Marys South
2761 Colebee, Dean Park, Glendenning, Hassall Grove, Oakhurst, Plumpton
2762 Schofields, Tallawong
2763 Acacia Gardens, Nirimba Fields, Quakers Hill
2765 Angus, Berkshire Park, Box Hill, Gables, Grantham Farm, Maraylya, Marsden Park, Melonba, Nelson, Oakville, Richards, Riverstone, Vineyard
2766 Eastern Creek, Rooty Hill
2767 Bungarribee, Doonside, Woodcroft
2768 Glenwood, Parklea, Stanhope Gardens
2769 The Ponds
2770 Bidwill, Blackett, Dharruk, Emerton, Hebersham, Lethbridge Park, Minchinbury, Mount Druitt, Mount Druitt Village, Shalvey, Tregear, Whalan, Willmot
2773 Glenbrook, Lapstone
2774 Blaxland, Blaxland East, Mount Riverview, Warrimoo
2775 Central Macdonald, Fernances, Gunderman, Higher Macdonald, Laughtondale, Leets Vale, Lower Hawkesbury, Lower Macdonald, Marlow, Mogo Creek, Perrys Crossing, Singletons Mill, Spencer, St Albans, Upper Macdonald, Webbs Creek, Wisemans Ferry, Wrights Creek
2776 Faulconbridge
2777 Hawkesbury Heights, Springwood, Sun Valley, Valley Heights, Winmalee, Yellow Rock
2778 Linden, Woodford
2779 Hazelbrook
2780 Katoomba, Leura, Medlow Bath, Yosemite
2782 Wentworth Falls
2783 Lawson
2784 Bullaburra
2785 Blackheath, Megalong, Megalong Valley, Shipley
2786 Bell, Dargan, Mount Irvine, Mount Victoria, Mount Wilson
2787 Beloon, Bimlow, Bindook, Black Springs, Brereton, Chatham Valley, Duckmaloi, Edith, Essington, Gingkin, Gurnang, Hazelgrove, Jaunter, Jooriland, Kanangra, Kedumba, Kowmung, Mayfield, Mount Olive, Mount Werong, Mozart, Norway, Oberon, Porters Retreat, Shooters Hill, Tarana, The Meadows, Yerranderie
2790 Ben Bullen, Blackmans Flat, Bowenfels, Clarence, Cobar Park, Corney Town, Cullen Bullen, Doctors Gap, Ganbenang, Good Forest, Hampton, Hartley, Hartley Vale, Hassans Walls, Hermitage Flat, Jenolan, Jenolan Caves, Kanimbla, Lidsdale, Lithgow, Little Hartley, Littleton, Lowther, Marrangaroo, McKellars Park, Morts Estate, Mount Lambie, Newnes, Newnes Plateau, Oakey Park, Oaky Park, Pottery Estate, Rydal, Sheedys Gully, Sodwalls, South Bowenfels, South Littleton, Springvale, State Mine Gully, Vale of Clwydd, Wolgan Valley, Wollangambe
2791 Carcoar, Errowanbang
2792 Burnt Yards, Mandurama
2793 Darbys Falls, Roseberg, Woodstock
2794 Bumbaldry, Cowra, Hovells Creek, Mount Collins, Noonbinna, Wattamondara, Westville
2795 Abercrombie, Abercrombie River, Arkell, Arkstone, Bald Ridge, Ballyroe, Bathampton, Bathurst, Bathurst West, Billywillinga, Box Ridge, Brewongle, Bruinbun, Burraga, Caloola, Charles Sturt University, Charlton, Clear Creek, Colo, Copperhannia, Cow Flat, Crudine, Curragh, Dark Corner, Dog Rocks, Dunkeld, Duramana, Eglinton, Essington, Evans Plains, Fitzgeralds Valley, Forest Grove, Fosters Valley, Freemantle, Garthowen, Gemalla, Georges Plains, Gilmandyke, Glanmire, Gormans Hill, Gowan, Hobbys Yards, Isabella, Jeremy, Judds Creek, Kelso, Killongbutta, Kirkconnell, Laffing Waters, Limekilns, Llanarth, Locksley, Meadow Flat, Milkers Flat, Millah Murrah, Mitchell, Moorilda, Mount David, Mount Panorama, Mount Rankin, Napoleon Reef, Newbridge, O'Connell, Oconnell, Orton Park, Paling Yards, Palmers Oaky, Peel, Perthville, Raglan, Robin Hill, Rock Forest, Rockley, Rockley Mount, Sofala, South Bathurst, Stewarts Mount, Sunny Corner, Tambaroora, Tannas Mount, The Lagoon, The Rocks, Triangle Flat, Trunkey, Trunkey Creek, Turondale, Twenty Forests, Upper Turon, Walang, Wambool, Wattle Flat, Watton, West Bathurst, White Rock, Wiagdon, Wimbledon, Winburndale, Windradyne, Wisemans Creek, Yarras, Yetholme
2797 Garland, Lyndhurst
2798 Beneree, Byng, Flyers Creek, Forest Reefs, Guyong, Millthorpe, Spring Terrace, Tallwood
2799 Barry, Blayney, Browns Creek, Fitzgeralds Mount, Kings Plains, Neville, Vittoria
2800 Ammerdown, Belgravia, Bletchington, Bloomfield, Boree, Borenore, Bowen, Byng, Cadia, Calare, Canobolas, Cargo, Cheesemans Creek, Clergate, Clifton Grove, Cranbury, Cullya, Emu Swamp, Four Mile Creek, Glenroi, Huntley, Kaleentha, Kangaroobie, Kerrs Creek, Lewis Ponds, Lidster, Long Point, Lower Lewis Ponds, Lucknow, March, Mullion Creek, Narrambla, Nashdale, Ophir, Orange, Orange East, Orange Moulder Street, Panuara, Pinnacle, Shadforth, Spring Creek, Spring Hill, Springside, Suma Park, Summer Hill, Summer Hill Creek, Towac, Waldegrave, Warrendine, Windera
2803 Bendick Murrell, Crowther, Wirrimah
2804 Billimari, Burdett, Canowindra, Moorbel, Nyrang Creek
2805 Gooloogong
2806 Eugowra, Nanami, Trajere
2807 Koorawatha
2808 Wyangala
2809 Greenethorpe
2810 Bimbi, Caragabal, Glenelg, Grenfell, Piney Range, Pinnacle, Pullabooka, Warraderry
2817 Tonderburine, Tooraweenah
2818 Benolong, Geurie, Ponto, Terrabella
2820 Apsley, Arthurville, Bakers Swamp, Bodangora, Comobella, Curra Creek, Dripstone, Farnham, Gollan, Lake Burrendong, Maryvale, Medway, Montefiores, Mookerawa, Mount Aquila, Mount Arthur, Mumbil, Nanima, Neurea, North Yeoval, Spicers Creek, Stuart Town, Suntop, Walmer, Wellington, Wuuluman, Yarragal
2821 Burroway, Narromine, Wyanga
2822 Balladoran, Eumungerie
2823 Bundemar, Cathundral, Dandaloo, Gin Gin, Trangie
2824 Beemunnel, Bullagreen, Eenaweena, Marthaguy, Mount Foster, Mount Harris, Mumblebone Plain, Oxley, Pigeonbah, Pine Clump, Ravenswood, Red Hill, Snakes Plain, Tenandra, Warren
2825 Babinda, Bogan, Buddabadah, Canonba, Honeybugle, Miandetta, Mulla, Mullengudgery, Murrawombie, Nyngan, Pangee, Warrigal
2826 Bogan, Nevertire
2827 Bearbong, Biddon, Breelong, Collie, Curban, Gilgandra, Merrigal
2828 Armatree, Black Hollow, Bourbah, Gulargambone, Mount Tenandra, Quanda, Tonderburine, Warrumbungle
2829 Billeroy, Combara, Conimbia, Coonamble, Gilgooma, Gungalman, Magometon, Nebea, Pine Grove, Teridgerie, Tooloon, Urawilkie, Wingadee
2830 Ballimore, Barbigal, Beni, Boothenba, Brocklehurst, Cumboogle, Delroy Gardens, Dickygundi, Dubbo, Dubbo East, Dubbo Grove, Dubbo West, Eschol, Eulomogo, Goonoo Forest, Kickabil, Manera Heights, Minore, Mogriguy, Muronbung, Orana Heights, Rawsonville, Talbragar, Terramungamine, Toongi, Troy Junction, Wambangalang, Whylandra Crossing
2831 Armatree, Balladoran, Brenda, Bullagreen, Byrock, Carinda, Coolabah, Elong Elong, Eumungerie, Geurie, Girilambone, Goodooga, Hermidale, Macquarie Marshes, Merrygoen, Muriel, Neilrex, Nevertire, Nubingerie, Nymagee, Pine Clump, Ponto, Quambone, Terrabella, The Marra, Tooraweenah, Westella, Wongarbon
2832 Angledool, Boorooma, Bulyeroi, Come By Chance, Cryon, Cumborah, Grawin Opal Fields, Walgett
2833 Collarenebri
2834 Angledool, Lightning Ridge
2835 Bulla, Canbelego, Cobar, Cubba, Gilgunnia, Irymple, Kerrigundi, Kulwin, Lerida, Noona, Sandy Creek, Tindarey
2836 Gemville, White Cliffs, Wilcannia
2838 Goodooga
2839 Brewarrina, Collerina, Gongolgon, Narran Lake, Talawanta, Weilmoringle
2840 Barringun, Bourke, Enngonia, Fords Bridge, Gumbalie, Gunderbooka, Hungerford, Louth, North Bourke, Tilpa, Urisino, Wanaaring, Yantabulla
2842 Mendooran, Mollyan, New Mollyan, Yarragrin
2843 Coolah
2844 Birriwa, Cobbora, Dunedoo, Leadville
2845 Angus Place, Wallerawang
2846 Airly, Capertee, Glen Davis, Kangaroo Flat, Round Swamp
2847 Pipers Flat, Portland
2848 Brogans Creek, Charbon, Clandulla, Kandos
2849 Bogee, Breakfast Creek, Budden, Bylong, Camboon, Carwell, Coggan, Coxs Creek, Coxs Crown, Dabee, Dungeree, Dunville Loop, Ginghi, Glen Alice, Growee, Kelgoola, Lee Creek, Mount Marsden, Murrumbo, Nullo Mountain, Olinda, Pinnacle Swamp, Pyangle, Reedy Creek, Rylstone, Upper Bylong, Upper Growee, Upper Nile, Wirraba
2850 Aarons Pass, Apple Tree Flat, Avisford, Bara, Barigan, Ben Buckley, Bocoble, Bombira, Botobolar, Buckaroo, Budgee Budgee, Burrundulla, Caerleon, Canadian Lead, Carcalgong, Collingwood, Cooks Gap, Cooyal, Cross Roads, Cudgegong, Cullenbone, Cumbo, Erudgere, Eurunderee, Frog Rock, Galambine, Glen Ayr, Grattai, Green Gully, Gulgamree, Hargraves, Havilah, Hayes Gap, Hill End, Home Rule, Ilford, Kains Flat, Linburn, Long Creek, Lue, Maitland Bar, Menah, Meroo, Millsville, Milroy, Mogo, Monivae, Moolarben, Mount Frome, Mount Knowles, Mudgee, Mullamuddy, Munghorn, Murragamba, Piambong, Putta Bucca, Pyramul, Queens Pinch, Riverlea, Running Stream, Sallys Flat, Spring Flat, St Fillans, Stony Creek, Tambaroora, Tichular, Totnes Valley, Triamble, Turill, Twelve Mile, Ulan, Ullamalla, Wilbetree, Wilpinjong, Windeyer, Wollar, Worlds End, Yarrabin, Yarrawonga
2852 Barneys Reef, Beryl, Biraganbil, Bungaba, Cope, Cumbandry, Goolma, Gulgong, Guntawang, Mebul, Merotherie, Stubbo, Tallawang, Two Mile Flat
2864 Boree, Bowan Park, Cudal, Murga, Toogong
2865 Bocobra, Gumble, Manildra
2866 Amaroo, Boomey, Cundumbul, Euchareena, Garra, Larras Lee, Molong, The Shades, Warnecliffe
2867 Baldry, Cumnock, Eurimbla, Eurimbula, Loombah, Yullundry
2868 Bournewood, North Yeoval, Obley, Yeoval
2869 Mungery, Peak Hill, Tomingley, Trewilga
2870 Alectown, Beargamil, Bindogundra, Brolgan, Bumberry, Cookamidgera, Cooks Myalls, Daroobalgie, Goobang, Goonumbla, Kadina, Mandagery, Mickibri, Mugincoble, Nanardine, Parkes, Parkesborough, Shallow Rush, Tichborne
2871 Bandon, Bedgerabong, Bedgerebong, Bundaburrah, Calarie, Carrawabbity, Corinella, Cumbijowa, Fairholme, Forbes, Garema, Grawlin, Gunning Gap, Jemalong, Mulyandry, Ooma, Paytens Bridge, Warroo, Weelong, Wirrinya, Yarragong
2873 Albert, Five Ways, Lansdale, Miamley, Tottenham
2874 Tullamore, Yethera
2875 Bruie Plains, Fifield, Ootha, The Troffs, Trundle, Yarrabandai
2876 Bogan Gate, Botfields, Gunning Gap, Gunningbland, Nelungaloo
2877 Bobadah, Boona Mount, Condobolin, Derriwong, Eremerang, Euabalong, Euabalong West, Gilgunnia, Kiacatoo, Milby, Mount Hope, Mulguthrie
2878 Beilpajah, Conoble, Ivanhoe, Manara, Mossgiel, Trida
2879 Copi Hollow, Menindee, Sunset Strip
2880 Broken Hill, Broken Hill North, Broken Hill West, Broughams Gate, Burns, Cameron Corner, Euriowie, Fowlers Gap, Kinalung, Little Topar, Milparinka, Mount Gipps, Mutawintji, Packsaddle, Silverton, South Broken Hill, Stephens Creek, Tibooburra
3500 Paringi
3585 Murray Downs
3586 Mallan
3644 Barooga, Lalalty
3691 Lake Hume Village
3707 Bringenbrong
4375 Cottonvale
4377 Maryland
4380 Amosfield, Mingoola, Ruby Creek, Undercliffe
4383 Jennings
4385 Camp Creek, Texas
`;
