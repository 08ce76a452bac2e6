/** Calls that are open to everyone. */
export const ofEverybody = [
	...[
		"searchKeyword",
		"findAwesomeLocations",
		"listPopularTabs",
		"listPopularLocations",
		"listPopularSubLocations",
	],
	...[
		"listCommonCodes",
		"listNotices",
		"viewNotice",
		"listStayReviews",
		"viewMain",
		"listPlaces",
		"viewProduct",
		"listPriceDays",
		"listPlacePriceDays",
	],
	...["listRatePlans", "viewOption", "viewProductEvent", "findProducts", "listPois", "recommendProducts"],
	...["findProductPins", "listMapPlaces"],
	...[
		"recommendMainProducts",
		"viewEventProduct",
		"listEventSaleDates",
		"listFaqTypes",
		"listFaqs",
		"listThemes",
	],
	...["findThemeProducts", "viewThemeContent"],
];
