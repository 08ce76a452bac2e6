// Generated from openapi/content.yaml by scripts/contracts.ts. Do not edit.
export interface paths {
    "/v1/products/search-keyword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Live results of a keyword, at most 20 a group
         * @description Counts are for the dates and guests given; without them for the default condition.
         */
        post: operations["searchKeyword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/locations/awesome/{keyword}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Regions of a keyword */
        get: operations["findAwesomeLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/locations/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tabs of popular destinations */
        get: operations["listPopularTabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/locations/popular/{idx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Popular destinations of a tab */
        get: operations["listPopularLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/locations/popular/{idx}/sub/{area}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sub-locations of a popular destination */
        get: operations["listPopularSubLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/commoncode/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of a code list; 105 = inquiry types */
        get: operations["listCommonCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/findProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stays of a condition, a page at a time
         * @description locationKR and subLocationKR carry area and subArea; without dates the default dates apply (SEARCH-COND-07). Sorting and filtering cover the whole catalogue.
         */
        post: operations["findProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/findProductPins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the stays of a condition lie, the lowest totals first
         * @description The condition and choices of findProducts, for a map. Prices are those of the search's read model.
         */
        post: operations["findProductPins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/map/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names for a map
         * @description Cities; where the map is near, areas, stations and sights as well.
         */
        get: operations["listMapPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/products/{productIdx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A stay's page besides rooms and reviews */
        post: operations["viewProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{productIdx}/rateplans-v3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rooms and rate plans of a stay, with prices for this viewer */
        post: operations["listRatePlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{productIdx}/price-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the days of the calendar cost at a stay, for this viewer */
        post: operations["listPriceDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/price-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a night of one room costs at least in a place, day by day, for this viewer
         * @description The days of the calendar by the search's read model, kept for a minute; none when the place is not one city or a part of one.
         */
        post: operations["listPlacePriceDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{productIdx}/order-type/{orderType}/ids/{accoms}/rooms/{rooms}/rateplan/{rateplan}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One plan as the booking form shows it */
        post: operations["viewOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/findProductDetailEvent/{productIdx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The event a stay takes part in */
        get: operations["viewProductEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{productIdx}/poi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Places near a stay, nearest first */
        post: operations["listPois"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/products/findRecommendProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stays near or like one */
        post: operations["recommendProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/products/findMainRecommendProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stays for the main page */
        post: operations["recommendMainProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{productIdx}/order-type/{orderType}/ids/{accoms}/rooms/{rooms}/rateplan/{rateplan}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold the rooms and open an order
         * @description The server recomputes the price. A changed price is refused with the new ledger and the line that changed.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/status/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's bookings of a tab */
        get: operations["listBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/idx/{id}/img-count/1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking, one image
         * @description id = orderProductIdx.
         */
        get: operations["viewBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/num/{orderNum}/img-count/20": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking by its number, at most 20 images
         * @description Without login only orders of kind lms, with guest name and phone masked (DEC-085).
         */
        get: operations["viewBookByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a past or cancelled booking off the list
         * @description id = orderProductIdx.
         */
        put: operations["hideBook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/part-cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel one room of several
         * @description id = orderProductIdx.
         */
        put: operations["cancelBookPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{id}/cancel-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a cancel gives back now and later
         * @description id = orderProductIdx.
         */
        post: operations["quoteCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{id}/cancel-undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a cancel back within 10 minutes
         * @description id = orderProductIdx.
         */
        post: operations["undoCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{id}/cancel-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip the 10-minute wait of a cancel
         * @description id = orderProductIdx.
         */
        post: operations["cancelNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{id}/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Fix the day of a dateless voucher
         * @description id = orderProductIdx. Takes the night and confirms, or asks the stay. The same day again changes nothing.
         */
        put: operations["fixVoucherDay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{id}/change-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What other dates or guests cost beside what was paid
         * @description id = orderProductIdx. Nothing is held yet.
         */
        post: operations["quoteChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change dates or guests as promised
         * @description id = orderProductIdx. Holds the new nights; a difference to pay is asked for first. The same changeId again changes nothing.
         */
        post: operations["makeChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{id}/change-undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change back within 10 minutes
         * @description id = orderProductIdx. One that waits for its payment is given up.
         */
        post: operations["undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/add-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An extra payment asked for after the booking */
        post: operations["viewAddPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lmses/{orderNum}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirmation state of an order held by link */
        get: operations["viewLmsConfirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lmses/{orderNum}/confirm/{confirmNum}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the confirmation number
         * @description Path and body must agree.
         */
        post: operations["confirmLms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lmses/{orderNum}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel an order held by link */
        put: operations["cancelLms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/products/{productIdx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of a stay */
        get: operations["listStayReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/order-products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stay of a booking and its review
         * @description id = orderProductIdx.
         */
        get: operations["viewOrderReview"];
        put?: never;
        /**
         * Write the review of a booking, once
         * @description id = orderProductIdx.
         */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/order-products/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a photo to the review of a booking */
        post: operations["addReviewPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/order-products/{id}/photos/{photoKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a photo off again */
        delete: operations["removeReviewPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/{idx}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a review is unfit */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners of the main page */
        get: operations["viewMain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mains/place-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A slice of the place list
         * @description Zero-based, end exclusive, at most 100.
         */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/theme-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Themes */
        get: operations["listThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/theme-products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stays of a theme for the searched dates */
        post: operations["findThemeProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/theme-products/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Text of a theme */
        get: operations["viewThemeContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event-products/awesome/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An event and its stays */
        get: operations["viewEventProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event-products/sale-dates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calendar of a deal */
        post: operations["listEventSaleDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/advance-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be asked to be told about */
        get: operations["listAdvanceNotices"];
        put?: never;
        /** Sign up for an alarm, or enter an event */
        post: operations["applyAdvanceNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wishs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stays the member keeps */
        get: operations["listWishes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wish-share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address the member shares the kept stays under
         * @description token is null while they are not shared.
         */
        get: operations["viewWishShare"];
        put?: never;
        /**
         * Share the kept stays
         * @description Whoever has the address reads the list. Sharing what is shared keeps its address.
         */
        post: operations["shareWishes"];
        /**
         * Take the address back
         * @description It leads nowhere from then on; the next is another one.
         */
        delete: operations["endWishShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wish-shares/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Somebody's kept stays, for whoever has the address
         * @description Priced for the reader; firstAmount is null. The owner's name is masked.
         */
        get: operations["listSharedWishes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wishs/products/{productIdx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a stay, or let it go
         * @description Path and body must agree.
         */
        post: operations["toggleWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a coupon */
        post: operations["issueCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coupons/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's coupons of a tab */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coupons/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Coupons usable for a stay */
        post: operations["listBookCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coupons/corporation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a coupon by a corporate code */
        post: operations["issueCorporationCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coupons/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the coupon of a live show */
        post: operations["issueLiveCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coupons/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a pack of coupons by its code */
        post: operations["issueCouponPack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coupons/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's usable coupons and their count */
        get: operations["listUserCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices, newest first */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notices/{idx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A notice */
        get: operations["viewNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/faqs/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of frequent questions */
        get: operations["listFaqTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/faqs/type/{typeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Frequent questions of a kind */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries/status/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's inquiries */
        get: operations["listInquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest inquiry of a kind for an order */
        get: operations["viewInquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries/{idx}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write on in an inquiry */
        post: operations["writeOnInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries/{idx}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** An answer was seen */
        put: operations["readInquiry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an inquiry */
        post: operations["createInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: date
         * @description A calendar day, yyyy-MM-dd (DOM-DATE-01).
         */
        Day: string;
        /** @description Adults; with the children at most 8 (SEARCH-GUEST-04). */
        AdultCnt: number;
        /** @description Children. */
        ChildCnt: number;
        /** @description One age a child (SEARCH-GUEST-08). */
        ChildAges: number[];
        /** @description Rooms. */
        RoomCnt: number;
        /**
         * @description Why a call is refused. Several kinds may share a code; the kind tells them apart (DEC-105).
         * @enum {string}
         */
        RefusalKind: "generic" | "invalidRequest" | "sessionGone" | "loginRequired" | "notFound" | "memberChanged" | "tooManyCalls" | "serverError" | "busy" | "tokensRequired" | "memberNotFound" | "emailTaken" | "codeExpired" | "codeSendFailed" | "verifyFailed" | "checkCode" | "passwordMismatch" | "passwordChangeFailed" | "withdrawFailed" | "withdrawBlocked" | "updateFailed" | "signupFailed" | "linkFailed" | "smsLimit" | "wrongAccess" | "corpCodeUnknown" | "soldOut" | "priceChanged" | "notCancellable" | "alreadyReviewed" | "couponHeld" | "couponUnusable" | "amountMismatch" | "payDeclined" | "alreadyProcessed" | "pointShort" | "silverUsed" | "alreadySubscribed" | "withdrawClosed" | "corpNoSub";
        /** @description A refusal: its kind, the code of that kind, and a Korean text a traveller may read (DEC-104, DEC-105). */
        Failure: {
            /** @constant */
            result: "FAIL";
            kind: components["schemas"]["RefusalKind"];
            code: number;
            message: string;
            data: null;
        };
        /** @description How many. */
        Cnt: number;
        /** @description A text to search for instead, and what it finds with the same dates, guests and filters. */
        CountedReading: {
            /** @description What it says, such as 강릉 · 호텔. */
            label: string;
            searchText: string;
            count: components["schemas"]["Cnt"];
        };
        /** @description A row's number. */
        Idx: number;
        /** @description A region of a city; 0 = all. */
        AreaCode: number;
        /** @description Upper-case English; empty = the whole nation (DEC-009). */
        CityCode: string;
        /** @description ISO 3166-1 alpha-2 (DEC-009). */
        NationCode: string;
        /** @description A live result of the keyword search (ENT-02). */
        KeywordResult: {
            /** @enum {string} */
            resultType: "product" | "location";
            resultName: string;
            /** @description Second line: the region above, or the address. */
            subText: string;
            /** @description The stay, or the region. */
            idx: components["schemas"]["Idx"];
            /** @description Region: its sub area, 0 = all. Stay: 0. */
            subIdx: components["schemas"]["AreaCode"];
            area: components["schemas"]["AreaCode"];
            cityCode: components["schemas"]["CityCode"];
            nationCode: components["schemas"]["NationCode"];
        };
        /** @description An address, or null. */
        UrlOrNull: string | null;
        /** @description A popular destination (ENT-03). */
        PopularArea: {
            addressName: string;
            area: components["schemas"]["AreaCode"];
            subArea: components["schemas"]["AreaCode"];
            nationCode: components["schemas"]["NationCode"];
            cityCode: components["schemas"]["CityCode"];
            imgUrl: components["schemas"]["UrlOrNull"];
        };
        /** @description A tab of popular destinations (ENT-04); the label is the title, else the category name. */
        NationTab: {
            idx: components["schemas"]["Idx"];
            title: string | null;
            categoryName: string | null;
        };
        /** @description An entry of a code list (DEC-151). */
        CommonCode: {
            code: number;
            name: string;
            sort: components["schemas"]["Cnt"];
        };
        /** @description A nation, or empty = any. */
        NationCodeOrAny: string;
        /** @description Stars of a stay; 0 = none. */
        Stars: number;
        /** @description A facility's code, e.g. POOL. */
        FacilityCode: string;
        /** @description A number of the catalogue. */
        SmallCode: number;
        /** @description Degrees. */
        Latitude: number;
        /** @description Degrees. */
        Longitude: number;
        /** @description The visible part of the map, degrees. */
        Bounds: {
            south: components["schemas"]["Latitude"];
            west: components["schemas"]["Longitude"];
            north: components["schemas"]["Latitude"];
            east: components["schemas"]["Longitude"];
        };
        /** @description An address, relative or absolute. */
        Url: string;
        /** @description Shown until the picture has loaded; null when unknown. */
        CssColour: string | null;
        /** @description A picture of a stay or a room. */
        ProductImage: {
            sort: components["schemas"]["Cnt"];
            imgLink: components["schemas"]["Url"];
            imgColor: components["schemas"]["CssColour"];
            /** @description What a reader who cannot see it is told; empty for decoration. */
            imgAlt: string;
            /**
             * @description What it shows; absent where nobody has said.
             * @enum {string}
             */
            imgGroup?: "room" | "view" | "facility" | "dining" | "outside";
            /** @description Where the eye goes, in hundredths of the width from the left and of the height from the top; absent = its middle. */
            imgFocus?: {
                x: number;
                y: number;
            };
        };
        /** @description An average of stars, one decimal. */
        Score: number;
        /** @description Counts by star and the average (ENT-34). */
        ReviewCounts: {
            reviewCount: components["schemas"]["Cnt"];
            starAvg: components["schemas"]["Score"];
            starOne: components["schemas"]["Cnt"];
            starTwo: components["schemas"]["Cnt"];
            starThree: components["schemas"]["Cnt"];
            starFour: components["schemas"]["Cnt"];
            starFive: components["schemas"]["Cnt"];
        };
        /** @description Whole won; null when kept back from this viewer (DEC-091) or unknown. */
        WonOrNull: number | null;
        /** @description Percent. */
        Rate: number;
        /**
         * @description The wire's flag.
         * @enum {string}
         */
        YesNo: "Y" | "N";
        /** @description Lowest prices (ENT-14): totals of the cheapest plan for the whole stay and all rooms, taxes in. */
        ProductPrices: {
            /** @description What everybody but special members pays. */
            displayLowestAmount: components["schemas"]["WonOrNull"];
            /** @description What special members pay. */
            awesomeLowestAmount: components["schemas"]["WonOrNull"];
            awesomePer: components["schemas"]["Rate"];
            cashbackRate: components["schemas"]["Rate"];
            /** @description The list price they are measured against. */
            customerPrice: components["schemas"]["WonOrNull"];
            /** @description Y: amounts are for members and the viewer is logged out. */
            hiddenAmountFlag: components["schemas"]["YesNo"];
        };
        /** @description Nights. */
        TermsCnt: number;
        /**
         * @description DOM-ENUM-03, DEC-092.
         * @enum {string}
         */
        DiscountType: "GENERAL" | "LONG_NIGHT" | "EARLY_BIRD" | "TIME_DEAL";
        /** @description How many, or null when not told. */
        CntOrNull: number | null;
        /**
         * @description LOW = one to three left (DEC-090).
         * @enum {string}
         */
        StockStatus: "AVAILABLE" | "LOW" | "SOLD_OUT";
        /** @description A day (counts to its end) or a moment in Korean time, or null (DEC-100). */
        DayOrMomentOrNull: string | null;
        /** @description A moment in Korean time, or null. */
        MomentOrNull: string | null;
        /** @description The share that comes back until (not including) a moment. */
        CancelTier: {
            /** @description Null = open end, the last tier. */
            until: components["schemas"]["MomentOrNull"];
            refundPercent: components["schemas"]["Rate"];
        };
        /** @description Cancellation terms as sold (ENT-27, DEC-099). */
        CancelPolicy: {
            /** @description Null when the supplier said nothing. */
            isCancelAvail: components["schemas"]["YesNo"] | null;
            /** @description Single rooms of the order may be cancelled. */
            partialCancel: boolean;
            /** @description End of the free tier. */
            cancelDate: components["schemas"]["DayOrMomentOrNull"];
            /** @description One Korean line a tier. */
            cancelText: string[];
            /** @description By time, earliest first; empty when the supplier sends text only. */
            tiers: components["schemas"]["CancelTier"][];
            /** @description IANA name of the stay's zone, for saying local times. */
            timeZone: string;
        };
        /** @description A stay in a list (ENT-13, DEC-161). */
        ProductItem: {
            productIdx: components["schemas"]["Idx"];
            productName: string;
            productNameEn: string | null;
            productTypeName: string;
            /** @description The nation's Korean name. */
            nation: string;
            nationCode: components["schemas"]["NationCode"];
            city: string;
            cityCode: components["schemas"]["CityCode"];
            address: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            star: components["schemas"]["Stars"];
            imgs: components["schemas"]["ProductImage"][];
            wished: boolean;
            reviewCounts: components["schemas"]["ReviewCounts"];
            /** @description Null when nothing is free on the searched dates. */
            prices: components["schemas"]["ProductPrices"] | null;
            /** @description Nights the amounts are for. */
            terms: components["schemas"]["TermsCnt"];
            /** @description What this viewer pays for the stay, all rooms, taxes in. */
            stayTotalAmount: components["schemas"]["WonOrNull"];
            /** @description The same, one room, one night on average (DEC-058). */
            averageNightAmount: components["schemas"]["WonOrNull"];
            /** @description What a special member pays for the stay. */
            awesomeStayTotalAmount: components["schemas"]["WonOrNull"];
            /** @description Paid at the stay, not in the amounts above. */
            totalPropertyFee: components["schemas"]["WonOrNull"];
            discountType: components["schemas"]["DiscountType"] | null;
            discountRate: components["schemas"]["Rate"];
            /** @description Rooms left of the cheapest plan. */
            stock: components["schemas"]["CntOrNull"];
            stockStatus: components["schemas"]["StockStatus"];
            /** @description Of the cheapest plan, for the card's headline. */
            cancelPolicy: components["schemas"]["CancelPolicy"] | null;
            /** @description The room the amounts are for; null when nothing is free. */
            roomName: string | null;
            /** @description Its plan. */
            rateplanName: string | null;
            /** @description What the plan includes to eat. */
            mealName: string | null;
            /** @description Metres, where the list is about nearness. */
            distance: components["schemas"]["CntOrNull"];
            /** @description Short labels, e.g. 신규 오픈. */
            tags: string[];
        };
        /** @description A value of a filter that can be chosen. */
        FilterOption: {
            value: string;
            /** @description As the catalogue names it; null for values of the contract's own. */
            name: string | null;
            /** @description Stays that are left once it is chosen too. */
            count: components["schemas"]["Cnt"];
        };
        /** @description What a filter offers beside the others as they are chosen. */
        FilterFacet: {
            /** @description The field of the request that takes the values. */
            key: string;
            /** @description Stays without this filter. */
            total: components["schemas"]["Cnt"];
            options: components["schemas"]["FilterOption"][];
        };
        /** @description Counts for the filters of the whole result, one entry a filter (DEC-185). */
        Facets: components["schemas"]["FilterFacet"][];
        /** @description What stays are searched by (ENT-01, SEARCH-COND-01). */
        SearchCondition: {
            nationCode: components["schemas"]["NationCodeOrAny"];
            cityCode: components["schemas"]["CityCode"];
            searchText: string;
            area: components["schemas"]["AreaCode"];
            subArea: components["schemas"]["AreaCode"];
            checkInDate: components["schemas"]["Day"];
            checkOutDate: components["schemas"]["Day"];
            adtCnt: components["schemas"]["AdultCnt"];
            chdCnt: components["schemas"]["ChildCnt"];
            chdAges: components["schemas"]["ChildAges"];
            count: components["schemas"]["RoomCnt"];
        };
        /** @description One thing a search text was understood to say (DEC-193). */
        WordChip: {
            /**
             * @description elsewhere: a place in which there is no stay. stay: a part of stays' names. without: what no stay of the answer has.
             * @enum {string}
             */
            kind: "nation" | "region" | "city" | "area" | "landmark" | "elsewhere" | "stay" | "kind" | "grade" | "facility" | "theme" | "meal" | "freeCancel" | "score" | "price" | "sort" | "guests" | "dates" | "without";
            label: string;
            /** @description The text without it; empty when it says nothing else. */
            searchText: string;
            /** @description A slip was forgiven or a half-typed word completed. */
            guessed: boolean;
        };
        /** @description What a search text was understood to say; all of it applies to the answer (DEC-193). */
        SearchReading: {
            /** @description In words, such as 강릉 호텔; empty when nothing was understood. */
            title: string;
            chips: components["schemas"]["WordChip"][];
            /** @description Words that were not understood, or that stays cannot be searched by. */
            unknown: string[];
            /** @description The quarter or sight that has no such stay itself; the answer is what lies around it, the nearest first. */
            around: string | null;
            /** @description The text without its days and people, which the answer's condition holds; empty when it says nothing else. */
            settledText: string;
        };
        /** @description A condition of the search, and what would be found without it. */
        DroppedCondition: {
            label: string;
            /** @description The text without it; null for a filter. */
            searchText: string | null;
            /** @description The name of the filter; null for words of the text. */
            filter: string | null;
            count: components["schemas"]["Cnt"];
        };
        /** @description Dates of the same length, and what they find. */
        CountedDates: {
            checkInDate: components["schemas"]["Day"];
            checkOutDate: components["schemas"]["Day"];
            count: components["schemas"]["Cnt"];
        };
        /** @description Ways on from a search that found nothing; everything in it finds something (DEC-193). */
        SearchHelp: {
            /** @description Other places and kinds, the nearest first. */
            readings: components["schemas"]["CountedReading"][];
            conditions: components["schemas"]["DroppedCondition"][];
            /** @description The nearest first. */
            dates: components["schemas"]["CountedDates"][];
        };
        /** @description A stay on the map of a result (DEC-185). */
        ProductPin: {
            productIdx: components["schemas"]["Idx"];
            productName: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            /** @description The whole stay for this viewer; null = for members only. */
            stayTotalAmount: components["schemas"]["WonOrNull"];
        };
        /** @description A name on the map. */
        MapPlace: {
            name: string;
            /** @enum {string} */
            kind: "CITY" | "AREA" | "STATION" | "SIGHT";
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
        };
        /** @description A heading with text, as stays describe themselves. */
        StayNotice: {
            title: string;
            text: string;
        };
        /** @description A row's number, or null. */
        IdxOrNull: number | null;
        /** @description What a stay offers (ENT-14). */
        Facility: {
            facCode: components["schemas"]["FacilityCode"];
            facName: string;
            facImg: components["schemas"]["UrlOrNull"];
            category: string;
        };
        /** @description HH:mm in the stay's own time, or null. */
        TimeOfDayOrNull: string | null;
        /** @description Who the stay is (ENT-14). */
        ProductInfo: {
            idx: components["schemas"]["Idx"];
            productName: string;
            productNameEn: string;
            productTypeName: string;
            productTypeNames: string[];
            star: components["schemas"]["Stars"];
            phone: string | null;
            fax: string | null;
            chain: string | null;
            brand: string | null;
            checkinTime: components["schemas"]["TimeOfDayOrNull"];
            checkoutTime: components["schemas"]["TimeOfDayOrNull"];
        };
        /** @description Where the stay is (ENT-14). */
        ProductLocation: {
            nation: string;
            nationCode: components["schemas"]["NationCode"];
            city: string;
            cityCode: components["schemas"]["CityCode"];
            address: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            /** @description IANA name. */
            timeZone: string;
        };
        /** @description Who sells the stay, as the law of e-commerce asks an intermediary to tell; null = not told. */
        Seller: {
            name: string;
            representative: string | null;
            address: string | null;
            phone: string | null;
            email: string | null;
            businessNumber: string | null;
            mailOrderNumber: string | null;
        };
        SellerOrNull: components["schemas"]["Seller"] | null;
        /** @description A stay's page besides rooms and reviews (ENT-14). */
        ProductDetail: {
            detailInfo: components["schemas"]["StayNotice"][];
            event: boolean;
            stayFesta: boolean;
            eventIdx: components["schemas"]["IdxOrNull"];
            facilities: components["schemas"]["Facility"][];
            /** @description The viewer's wish; null = not wished. */
            favoriteProductIdx: components["schemas"]["IdxOrNull"];
            info: components["schemas"]["ProductInfo"];
            location: components["schemas"]["ProductLocation"];
            prices: components["schemas"]["ProductPrices"] | null;
            terms: components["schemas"]["TermsCnt"];
            stayTotalAmount: components["schemas"]["WonOrNull"];
            averageNightAmount: components["schemas"]["WonOrNull"];
            awesomeStayTotalAmount: components["schemas"]["WonOrNull"];
            reviews: components["schemas"]["ReviewCounts"];
            img: components["schemas"]["ProductImage"][];
            seller: components["schemas"]["SellerOrNull"];
        };
        /**
         * @description One or many rooms, one or consecutive nights (DEC-056).
         * @enum {string}
         */
        BookingKind: "OO" | "OC" | "MO" | "MC";
        /**
         * Format: date
         * @description A calendar day, or null.
         */
        DayOrNull: string | null;
        /** @description The price of one night of one room before the plan's discounts. */
        NightlyRate: {
            date: components["schemas"]["Day"];
            amount: components["schemas"]["WonOrNull"];
        };
        /** @description Digest of a price ledger, as read out over the phone (DEC-179). */
        Digest: string;
        /**
         * @description What promotionAmount counts: won, or percent.
         * @enum {string}
         */
        PromotionType: "AMOUNT" | "PERCENT";
        /** @description Until when and for which nights a dateless voucher is good (DEC-192). One piece is one night in one room. */
        VoucherTerms: {
            /** @description From the day of buying. */
            validDays: number;
            /** @description The last day to check in; before buying, as if bought today. */
            validUntil: components["schemas"]["Day"];
            /** @description Check-in from Sunday to Thursday, not on the eve of a holiday. */
            weekdaysOnly: boolean;
        };
        /** @description A rate plan of a room for the searched dates (ENT-15, ENT-16, ENT-17, ENT-19). Amounts are totals of the stay, all rooms, taxes in, before coupon and points. */
        PlanItem: {
            orderType: components["schemas"]["BookingKind"];
            productIdx: components["schemas"]["Idx"];
            roomIdx: components["schemas"]["Idx"];
            rateplanIdx: components["schemas"]["Idx"];
            /** @description The three external ids are set together when a supplier sells the plan (DEC-057). */
            externalId: string | null;
            externalRoomId: string | null;
            externalRateplanId: string | null;
            roomName: string;
            roomTypeName: string | null;
            rateplanName: string;
            rateplanType: string | null;
            mealName: string | null;
            /** @description Guests without extra charge. */
            basicNum: number;
            maxNum: number;
            roomBasicInfo: string | null;
            roomMetaInfo: string | null;
            roomGrade: string | null;
            roomView: string | null;
            /** @description As printed, e.g. 33㎡. */
            roomSize: string | null;
            bedTypeName: string | null;
            rateplanContain: string[];
            rateplanDetail: string[];
            rateplanUse: string[];
            saleType: string | null;
            /** @description Null for a dateless voucher. */
            stayStartDate: components["schemas"]["DayOrNull"];
            stayEndDate: components["schemas"]["DayOrNull"];
            choiceDate: components["schemas"]["DayOrNull"];
            saleStartDate: components["schemas"]["DayOrNull"];
            saleEndDate: components["schemas"]["DayOrNull"];
            btnCancelYn: components["schemas"]["YesNo"];
            detailUrl: components["schemas"]["UrlOrNull"];
            cancelDate: components["schemas"]["DayOrMomentOrNull"];
            referenceNo: string | null;
            /** @description The supplier's remark. */
            daieiRemark: string | null;
            normalPer: components["schemas"]["Rate"];
            /** @description After the normal discount only. */
            normalAmount: components["schemas"]["WonOrNull"];
            awesomePer: components["schemas"]["Rate"];
            /** @description What everybody but special members pays (DEC-077). */
            displayAmount: components["schemas"]["WonOrNull"];
            /** @description What special members pay. */
            awesomeAmount: components["schemas"]["WonOrNull"];
            maxAwesomeAmount: components["schemas"]["WonOrNull"];
            /** @description The list price. */
            originalAmount: components["schemas"]["WonOrNull"];
            /** @description What this viewer pays. */
            saleAmount: components["schemas"]["WonOrNull"];
            discountType: components["schemas"]["DiscountType"] | null;
            discountRate: components["schemas"]["Rate"];
            /** @description originalAmount less saleAmount (DEC-088). */
            discountedAmount: components["schemas"]["WonOrNull"];
            cashbackRate: components["schemas"]["Rate"];
            waiting: boolean;
            valueAdds: string[];
            modifiableDate: components["schemas"]["DayOrNull"];
            /** @description Contained in the amounts. */
            totalTaxAndServiceFee: components["schemas"]["WonOrNull"];
            /** @description Paid at the stay, not contained. */
            totalPropertyFee: components["schemas"]["WonOrNull"];
            nightlyRateList: components["schemas"]["NightlyRate"][];
            /** @description Digest of the base ledger: nights, discounts, promotion. */
            keyCode: components["schemas"]["Digest"];
            stock: components["schemas"]["CntOrNull"];
            stockStatus: components["schemas"]["StockStatus"];
            saleAble: components["schemas"]["YesNo"];
            hiddenAmountFlag: components["schemas"]["YesNo"];
            /** @description One night of one room. */
            basicPrice: components["schemas"]["WonOrNull"];
            /** @description Its list price. */
            customerPrice: components["schemas"]["WonOrNull"];
            /** @description What is taken off it. */
            discountPrice: components["schemas"]["WonOrNull"];
            cashbackPrice: components["schemas"]["WonOrNull"];
            isPromotion: boolean;
            promotionIdx: components["schemas"]["IdxOrNull"];
            /** @description Won, or percent by promotionType. */
            promotionAmount: components["schemas"]["WonOrNull"];
            promotionType: components["schemas"]["PromotionType"] | null;
            cancelPolicy: components["schemas"]["CancelPolicy"] | null;
            voucher: components["schemas"]["VoucherTerms"] | null;
        };
        /** @description A room with its plans (an entry of roomMappedRateplans). */
        MappedRoom: {
            roomIdx: components["schemas"]["Idx"];
            roomName: string;
            roomTypeName: string | null;
            basicNum: number;
            maxNum: number;
            roomBasicInfo: string | null;
            roomMetaInfo: string | null;
            roomGrade: string | null;
            roomView: string | null;
            roomSize: string | null;
            bedTypeName: string | null;
            imgs: components["schemas"]["ProductImage"][];
            mappedRateplanList: components["schemas"]["PlanItem"][];
        };
        /** @description Whole won. */
        Won: number;
        /** @description A price elsewhere (ENT-18). */
        ComparedPrice: {
            title: string;
            price: components["schemas"]["Won"];
        };
        /** @description The fields that go with a condition on one stay (SEARCH-COND-02). */
        SaleCondition: {
            /** @description Nights between startDate and endDate. */
            terms: components["schemas"]["TermsCnt"];
            startDate: components["schemas"]["Day"];
            endDate: components["schemas"]["Day"];
            /** @description Check-in from. */
            checkIn: components["schemas"]["TimeOfDayOrNull"];
            /** @description Check-out until. */
            checkOut: components["schemas"]["TimeOfDayOrNull"];
            /** @description Of the stay's best plan. */
            stockStatus: components["schemas"]["StockStatus"];
            /** @description Y when at least one plan can be booked. */
            saleAble: components["schemas"]["YesNo"];
        };
        /** @description A check-in day of a stay's calendar. Amounts are the lowest of what is free; null when nothing is, or when all of it is for members only (DEC-091). */
        PriceDay: {
            date: components["schemas"]["Day"];
            /** @description This night of one room, taxes in; of a plan that is sold from more nights on, as one of so many. */
            nightAmount: components["schemas"]["WonOrNull"];
            /** @description Enough rooms are left in this night. */
            nightAble: components["schemas"]["YesNo"];
            /** @description The whole stay of as many nights as were asked for, all rooms, taxes in. */
            stayAmount: components["schemas"]["WonOrNull"];
            /** @description Such a stay can begin on this day. */
            stayAble: components["schemas"]["YesNo"];
        };
        /** @description A night of the calendar in a place. The amount is the lowest of what is free; null when nothing is, or when all of it is for members only (DEC-091). */
        PlacePriceDay: {
            date: components["schemas"]["Day"];
            /** @description A stay of this one night, one room, taxes in. */
            nightAmount: components["schemas"]["WonOrNull"];
            /** @description A stay has enough rooms left in this night. */
            nightAble: components["schemas"]["YesNo"];
        };
        /** @description Rooms, five at most, or vouchers. */
        PieceCnt: number;
        /** @description Whole won; negative takes off. */
        SignedWon: number;
        /** @description One line of a price. Besides kind, label and amount a line carries what its kind needs. */
        LedgerLine: {
            /** @enum {string} */
            kind: "night" | "voucher" | "extraPayment" | "changePaid" | "gradeDiscount" | "discount" | "promotion" | "coupon" | "awesomeCash" | "welfarePoints";
            label: string;
            amount: components["schemas"]["SignedWon"];
            /** @description night */
            date?: components["schemas"]["Day"];
            /** @description night */
            rooms?: components["schemas"]["RoomCnt"];
            /** @description voucher */
            count?: number;
            /**
             * @description gradeDiscount
             * @enum {string}
             */
            grade?: "normal" | "member";
            /** @description gradeDiscount, discount */
            percent?: components["schemas"]["Rate"];
            /** @description discount */
            discountType?: components["schemas"]["DiscountType"];
            /** @description promotion */
            promotionIdx?: components["schemas"]["Idx"];
            /** @description coupon */
            couponUserIdx?: components["schemas"]["Idx"];
            /** @description coupon */
            couponName?: string;
        };
        /** @description A price as its lines; they add up to the total (DEC-179). */
        PriceLedger: {
            lines: components["schemas"]["LedgerLine"][];
            total: components["schemas"]["Won"];
            digest: components["schemas"]["Digest"];
        };
        /**
         * @description PAY-02, DEC-086.
         * @enum {string}
         */
        PayKind: "main" | "global" | "voucher" | "addpay" | "lms";
        /**
         * @description PAY-04.
         * @enum {string}
         */
        PayMethod: "card" | "uplus" | "tosspay" | "naverpay" | "naver" | "kakaopay" | "kakao" | "payco" | "eximbay";
        /** @description ENT-26. */
        AdditionalInfo: {
            rateComments: string[];
        };
        /**
         * @description What discount counts.
         * @enum {string}
         */
        CouponManagerType: "AMOUNT" | "PERCENT";
        /** @description A coupon as a member holds it or could take it (ENT-32, DEC-089). */
        Coupon: {
            /** @description The coupon that can be taken (couponIdx of POST /v1/coupons). */
            idx: components["schemas"]["Idx"];
            /** @description The member's own copy; null while not held. */
            couponUserIdx: components["schemas"]["IdxOrNull"];
            /** @description The campaign. */
            couponManagerIdx: components["schemas"]["Idx"];
            couponManagerType: components["schemas"]["CouponManagerType"];
            /** @description Only for this stay; null = any. */
            couponProductIdx: components["schemas"]["IdxOrNull"];
            couponName: string;
            title: string;
            /** @description Won, or percent when couponManagerType is PERCENT. */
            discount: components["schemas"]["Won"];
            /** @description Won it takes off at most; null = no limit. */
            couponAmount: components["schemas"]["WonOrNull"];
            minPrice: components["schemas"]["Won"];
            /** @description Y: needs a sale amount of minPrice. */
            overMinPrice: components["schemas"]["YesNo"];
            /** @description Y: may be used together with others that also say so. */
            overlap: components["schemas"]["YesNo"];
            /** @description Y: also for the external supplier the flag names. */
            availableExpedia: components["schemas"]["YesNo"];
            /** @description Neither used, expired nor withdrawn. */
            avail: boolean;
            /** @description Last day of use. */
            useExpireDate: components["schemas"]["Day"];
            /** @description Day of use; null = unused. */
            userUseDate: components["schemas"]["DayOrNull"];
            /** @description The order that used it. */
            orderPayIdx: components["schemas"]["IdxOrNull"];
            /** @description Copies issued. */
            couponCnt: components["schemas"]["Cnt"];
            /** @description Copies given at once. */
            setCnt: components["schemas"]["Cnt"];
            /** @description Copies in all. */
            totCnt: components["schemas"]["Cnt"];
            /** @description Copies used. */
            useCnt: components["schemas"]["Cnt"];
            /** @description Chosen for the order in hand. */
            checked: boolean;
            /** @description The viewer already holds it. */
            hasCoupon: boolean;
        };
        /** @description A promotion with its bookkeeping (ENT-20). */
        Promotion: {
            rateplanIdx: components["schemas"]["Idx"];
            price: components["schemas"]["Won"];
            promotionChannelHistoryIdx: components["schemas"]["Idx"];
            promotionChannelId: components["schemas"]["Idx"];
            promotionChannelMarginPercent: components["schemas"]["Rate"];
            promotionIdx: components["schemas"]["Idx"];
            promotionHistoryIdx: components["schemas"]["Idx"];
            promotionTypeId: components["schemas"]["Idx"];
            promotionDiscountType: components["schemas"]["PromotionType"];
            /** @description Won, or percent by promotionDiscountType. */
            promotionDiscountAmount: components["schemas"]["Won"];
            promotionChannelPrice: components["schemas"]["Won"];
        };
        /** @description What an event page tells (ENT-21). */
        PromotionContent: {
            eventIdx: components["schemas"]["Idx"];
            eventUrl: components["schemas"]["Url"];
            saleTerm: string;
            productImg: components["schemas"]["UrlOrNull"];
            productImgColor: components["schemas"]["CssColour"];
            eventTitle: string;
            eventSubTitle: string;
            stayStartDate: components["schemas"]["DayOrNull"];
            stayEndDate: components["schemas"]["DayOrNull"];
            discountRate: components["schemas"]["Rate"];
            discountPrice: components["schemas"]["Won"];
            /** @description Enter the event with it: POST /v1/advance-notice, eventType eventGiveaway. */
            alarmIdx: components["schemas"]["IdxOrNull"];
            /** @description Take the event's coupon with it: POST /v1/coupons. */
            couponIdx: components["schemas"]["IdxOrNull"];
            /** @description Sanitised. */
            html: string | null;
        };
        /** @description A place near a stay (DEC-162). */
        PointOfInterest: {
            name: string;
            category: string;
            /** @description Metres. */
            distance: components["schemas"]["Cnt"];
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
        };
        /** @description A booking's number, not guessable (DEC-085). */
        OrderNum: string;
        /** @description A moment in Korean time, yyyy-MM-dd HH:mm:ss (DEC-010, DEC-001). */
        Moment: string;
        /** @description A line of the price before and now; null on the side that lacks it. */
        ChangedLine: {
            before: components["schemas"]["LedgerLine"] | null;
            after: components["schemas"]["LedgerLine"] | null;
        };
        /** @description The price as it is now, and the first line that differs (DEC-179). */
        PriceChange: {
            /** @description Null when the server does not know what the traveller saw. */
            changedLine: components["schemas"]["ChangedLine"] | null;
            /** @description With coupon and points. */
            ledger: components["schemas"]["PriceLedger"];
            /** @description Of the new base ledger. */
            keyCode: components["schemas"]["Digest"];
        };
        /** @description A refusal; for -202 with the new price. */
        PriceFailure: {
            /** @constant */
            result: "FAIL";
            kind: components["schemas"]["RefusalKind"];
            code: number;
            message: string;
            data: null | components["schemas"]["PriceChange"];
        };
        /**
         * @description DOM-STATUS-20.
         * @enum {string}
         */
        BookingTab: "pending" | "complete" | "cancel";
        /** @description How many bookings a tab holds (ENT-30). */
        BookCount: {
            orderCnt: components["schemas"]["Cnt"];
            orderStatus: components["schemas"]["BookingTab"];
            userIdx: components["schemas"]["Idx"];
        };
        /**
         * @description DOM-STATUS-01, DEC-079.
         * @enum {string}
         */
        OrderProductStatus: "pending" | "add_pay" | "complete" | "confirm" | "confirm_wait" | "noshow" | "cancel" | "cancel_request" | "cancel_wait";
        /**
         * @description PAY-01.
         * @enum {string}
         */
        PayStatus: "ready" | "complete" | "cancel" | "fail" | "cancelRequest" | "partialCancel" | "partialCanceled";
        /** @description A row of the booking list (ENT-29). */
        BookListItem: {
            checkinDate: components["schemas"]["DayOrNull"];
            checkinTime: components["schemas"]["TimeOfDayOrNull"];
            checkoutDate: components["schemas"]["DayOrNull"];
            checkoutTime: components["schemas"]["TimeOfDayOrNull"];
            /** @description The last day of a voucher, also when its day is fixed. */
            validUntil: components["schemas"]["DayOrNull"];
            orderNum: components["schemas"]["OrderNum"];
            orderPayIdx: components["schemas"]["Idx"];
            orderProductIdx: components["schemas"]["Idx"];
            orderProductStatus: components["schemas"]["OrderProductStatus"];
            payStatus: components["schemas"]["PayStatus"];
            productIdx: components["schemas"]["Idx"];
            productImg: components["schemas"]["UrlOrNull"];
            productImgColor: components["schemas"]["CssColour"];
            productName: string;
            reviewed: boolean;
            roomName: string;
            detailUrl: components["schemas"]["UrlOrNull"];
            /** @description The unsettled extra payment, if any. */
            orderAddPayIdx: components["schemas"]["IdxOrNull"];
        };
        /** @description A charge demanded after the booking (ENT-28, DEC-095). */
        ExtraPayment: {
            orderAddPayIdx: components["schemas"]["Idx"];
            orderProductIdx: components["schemas"]["Idx"];
            /** @description True = settled. */
            orderAddPayStatus: boolean;
            /** @description True = taken back before anybody paid it. */
            withdrawn: boolean;
            orderAddPayAmount: components["schemas"]["Won"];
            reason: string | null;
            productIdx: components["schemas"]["Idx"];
            productName: string;
            roomName: string;
            rateplanName: string;
            guestName: string;
            guestTel: string;
            guestEmail: string;
            stayStartDate: components["schemas"]["DayOrNull"];
            stayEndDate: components["schemas"]["DayOrNull"];
        };
        /** @description One room of an order as booked. */
        OrderProduct: {
            orderProductIdx: components["schemas"]["Idx"];
            orderProductStatus: components["schemas"]["OrderProductStatus"];
            orderProductStatusText: string;
            productIdx: components["schemas"]["Idx"];
            productName: string;
            /** @description As drivers and desks abroad read it; empty when it is not known. */
            productNameEn: string;
            address: string;
            phone: string | null;
            nationCode: components["schemas"]["NationCode"];
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            timeZone: string;
            roomIdx: components["schemas"]["Idx"];
            roomName: string;
            rateplanIdx: components["schemas"]["Idx"];
            rateplanName: string;
            mealName: string | null;
            checkinDate: components["schemas"]["DayOrNull"];
            checkinTime: components["schemas"]["TimeOfDayOrNull"];
            checkoutDate: components["schemas"]["DayOrNull"];
            checkoutTime: components["schemas"]["TimeOfDayOrNull"];
            /** @description The last day of a voucher, also when its day is fixed. */
            validUntil: components["schemas"]["DayOrNull"];
            terms: components["schemas"]["TermsCnt"];
            adtCnt: components["schemas"]["AdultCnt"];
            chdCnt: components["schemas"]["ChildCnt"];
            chdAges: components["schemas"]["ChildAges"];
            count: components["schemas"]["PieceCnt"];
            confirmNum: string | null;
            /** @description This product's share of what was paid. */
            paidAmount: components["schemas"]["Won"];
            btnCancelYn: components["schemas"]["YesNo"];
        };
        /** @description The coupon given because the stay could not keep the booking. */
        Compensation: {
            couponAmount: components["schemas"]["Won"];
            useExpireDate: components["schemas"]["Day"];
        };
        /** @description How and when a booking was cancelled. */
        CancelInfo: {
            requestDate: components["schemas"]["Moment"];
            doneDate: components["schemas"]["MomentOrNull"];
            reason: string;
            /** @description The stay could not keep the booking. */
            bySeller: boolean;
            penalty: components["schemas"]["Won"];
            refundAmount: components["schemas"]["Won"];
            refundPointAmount: components["schemas"]["Won"];
            refundUserPointAmount: components["schemas"]["Won"];
            couponRestored: boolean;
            /** @description Until when it can be taken back (DEC-177); null when it cannot. */
            undoUntil: components["schemas"]["MomentOrNull"];
            compensation: components["schemas"]["Compensation"] | null;
        };
        /** @description An unguessable id. */
        OpaqueId: string;
        /** @description A change that is under way (DEC-198). */
        ChangeInfo: {
            changeId: components["schemas"]["OpaqueId"];
            /**
             * @description asked: the difference waits for its payment; made: it can be taken back.
             * @enum {string}
             */
            state: "asked" | "made";
            /** @description What was asked for. */
            checkinDate: components["schemas"]["Day"];
            checkoutDate: components["schemas"]["Day"];
            payAmount: components["schemas"]["Won"];
            /** @description Of the difference. */
            orderAddPayIdx: components["schemas"]["IdxOrNull"];
            /** @description To pay by, or to take it back by. */
            until: components["schemas"]["Moment"];
        };
        /** @description The full order (ENT-24). */
        OrderContent: {
            orderPayIdx: components["schemas"]["Idx"];
            orderProductIdx: components["schemas"]["Idx"];
            orderNum: components["schemas"]["OrderNum"];
            orderNo: string;
            orderProductStatus: components["schemas"]["OrderProductStatus"];
            orderProductStatusText: string;
            orderChannelIdx: number;
            confirmNum: string | null;
            cashbackRate: components["schemas"]["Rate"];
            externalOrderNum: string | null;
            /** @description Null for a reader who only holds the link. */
            userIdx: components["schemas"]["IdxOrNull"];
            orderDate: components["schemas"]["Moment"];
            payKind: components["schemas"]["PayKind"];
            request: string | null;
            addPays: components["schemas"]["ExtraPayment"][];
            orderProducts: components["schemas"]["OrderProduct"][];
            coupons: components["schemas"]["Coupon"][];
            cancelInfo: components["schemas"]["CancelInfo"] | null;
            /** @description Dates and guests can be changed now (DEC-198). */
            modifiable: boolean;
            changeInfo: components["schemas"]["ChangeInfo"] | null;
            reviewed: boolean;
            /** @description What a front desk has checked on a printed voucher; null until the stay has confirmed, and by link. */
            checkCode: string | null;
        };
        /**
         * @description Normal, corporate (PROD-02).
         * @enum {string}
         */
        MemberType: "N" | "C";
        /**
         * @description DOM-GRADE-01.
         * @enum {string}
         */
        MemberGrade: "Bronze" | "Silver" | "Gold";
        /** @description What was paid, with what, and what went back (ENT-22). */
        Payment: {
            /** @description A PayMethod, or something older; null when nothing was left to pay. */
            payMethod: string | null;
            payStatus: components["schemas"]["PayStatus"];
            payDate: components["schemas"]["MomentOrNull"];
            userTypeAtPaid: components["schemas"]["MemberType"] | null;
            userGradeAtPaid: components["schemas"]["MemberGrade"] | null;
            userDiscountRateAtPaid: components["schemas"]["Rate"];
            originalAmount: components["schemas"]["Won"];
            saleAmount: components["schemas"]["Won"];
            discountedAmount: components["schemas"]["Won"];
            pointAmount: components["schemas"]["Won"];
            cancelPointAmount: components["schemas"]["Won"];
            userPointAmount: components["schemas"]["Won"];
            cancelUserPointAmount: components["schemas"]["Won"];
            couponAmount: components["schemas"]["Won"];
            /** @description Charged at the provider. */
            totalAmount: components["schemas"]["Won"];
            /** @description Given back by the provider so far. */
            cancelAmount: components["schemas"]["Won"];
            cancelDate: components["schemas"]["MomentOrNull"];
        };
        /** @description A charge of the order with the papers of its provider. */
        Receipt: {
            /** @description Why it was asked for; null for the order itself. */
            reason: string | null;
            payMethod: string | null;
            amount: components["schemas"]["Won"];
            /** @description Given back by the provider so far. */
            cancelAmount: components["schemas"]["Won"];
            payDate: components["schemas"]["MomentOrNull"];
            cancelDate: components["schemas"]["MomentOrNull"];
            /** @description With its middle hidden. */
            cardNumber: string | null;
            /** @description The card slip. */
            slipUrl: components["schemas"]["UrlOrNull"];
            /** @description If one was asked for while paying. */
            cashReceiptUrl: components["schemas"]["UrlOrNull"];
        };
        /** @description Who stays (ENT-25). */
        Guest: {
            guestName: string;
            guestTel: string;
            guestEmail: string;
        };
        /** @description The member as they were when booking (DEC-197). */
        Booker: {
            name: string;
            tel: string;
            email: string;
        };
        /** @description A booking with all its screens show (DEC-166). */
        BookDetail: {
            order: components["schemas"]["OrderContent"];
            payment: components["schemas"]["Payment"];
            /** @description Every charge of the order; none for a reader who only holds the link. */
            receipts: components["schemas"]["Receipt"][];
            products: components["schemas"]["PlanItem"][];
            guest: components["schemas"]["Guest"];
            /** @description Null for a reader who only holds the link. */
            booker: components["schemas"]["Booker"] | null;
            cancelPolicy: components["schemas"]["CancelPolicy"] | null;
            additionalInfo: components["schemas"]["AdditionalInfo"];
            productImgs: components["schemas"]["ProductImage"][];
            ledger: components["schemas"]["PriceLedger"];
        };
        /** @description A product after a cancel step. */
        CancelledProduct: {
            orderProductIdx: components["schemas"]["Idx"];
            orderProductStatus: components["schemas"]["OrderProductStatus"];
            payStatus: components["schemas"]["PayStatus"];
            /** @description Given back by the provider so far. */
            cancelAmount: components["schemas"]["Won"];
        };
        /** @description A span of time with one refund: from (including) to (excluding); null = open. */
        RefundSpan: {
            from: components["schemas"]["MomentOrNull"];
            to: components["schemas"]["MomentOrNull"];
            refundPercent: components["schemas"]["Rate"];
            /** @description All that comes back: money, Awesome cash and welfare points. */
            refundAmount: components["schemas"]["Won"];
        };
        /** @description A promise: a cancel that carries quoteId gives back exactly this, or fails (DEC-177). */
        CancelQuote: {
            quoteId: components["schemas"]["OpaqueId"];
            expiresAt: components["schemas"]["Moment"];
            penalty: components["schemas"]["Won"];
            /** @description To the card or pay app. */
            refundAmount: components["schemas"]["Won"];
            refundPointAmount: components["schemas"]["Won"];
            refundUserPointAmount: components["schemas"]["Won"];
            couponRestored: boolean;
            timeline: components["schemas"]["RefundSpan"][];
        };
        /** @description The quote as it is now (DEC-177). */
        QuoteChange: {
            quote: components["schemas"]["CancelQuote"];
        };
        /** @description A refusal; for -202 with the new quote. */
        QuoteFailure: {
            /** @constant */
            result: "FAIL";
            kind: components["schemas"]["RefusalKind"];
            code: number;
            message: string;
            data: null | components["schemas"]["QuoteChange"];
        };
        /** @description A booking before or after a change. */
        ChangeSide: {
            checkinDate: components["schemas"]["Day"];
            checkoutDate: components["schemas"]["Day"];
            adtCnt: components["schemas"]["AdultCnt"];
            chdAges: components["schemas"]["ChildAges"];
            /** @description Paid with money and points. */
            totalAmount: components["schemas"]["Won"];
        };
        /** @description A promise: a change that carries changeId costs exactly this, or fails (DEC-198). */
        ChangeQuote: {
            changeId: components["schemas"]["OpaqueId"];
            expiresAt: components["schemas"]["Moment"];
            before: components["schemas"]["ChangeSide"];
            after: components["schemas"]["ChangeSide"];
            /** @description To be paid in addition. */
            payAmount: components["schemas"]["Won"];
            /** @description To the card or pay app. */
            refundAmount: components["schemas"]["Won"];
            refundPointAmount: components["schemas"]["Won"];
            refundUserPointAmount: components["schemas"]["Won"];
            /** @description All that the changed booking costs. */
            ledger: components["schemas"]["PriceLedger"];
            cancelPolicy: components["schemas"]["CancelPolicy"];
        };
        /** @description What a holder of the text-message link sees (DEC-152). */
        LmsOrder: {
            orderNum: components["schemas"]["OrderNum"];
            confirmNum: string | null;
            startDate: components["schemas"]["DayOrNull"];
            selectable: boolean;
            orderProductStatus: components["schemas"]["OrderProductStatus"];
        };
        /** @description Stars a traveller gives. */
        GivenStars: number;
        /** @description A room with the number of its reviews. */
        ReviewedRoom: {
            roomIdx: components["schemas"]["Idx"];
            roomName: string;
            reviewCnt: components["schemas"]["Cnt"];
        };
        /** @description What reviews of four and five stars praise, and how many of them do. */
        Praise: {
            /** @enum {string} */
            topic: "clean" | "place" | "staff" | "view" | "quiet" | "bed" | "breakfast" | "pool" | "bath" | "parking" | "value";
            reviewCnt: components["schemas"]["Cnt"];
        };
        /** @description A traveller's review of a stay (ENT-33). */
        Review: {
            idx: components["schemas"]["Idx"];
            userIdx: components["schemas"]["IdxOrNull"];
            userName: string;
            orderIdx: components["schemas"]["IdxOrNull"];
            productIdx: components["schemas"]["Idx"];
            productName: string;
            roomName: string;
            title: string;
            content: string;
            star: components["schemas"]["GivenStars"];
            /** @description The stay's average. */
            starAvg: components["schemas"]["Score"];
            createdDt: components["schemas"]["Moment"];
            checkinDate: components["schemas"]["DayOrNull"];
            checkoutDate: components["schemas"]["DayOrNull"];
            /** @description Where the stay behind it was proven; null = not proven. */
            verificationSource: string | null;
            photos: {
                imgUrl: string;
                alt: string;
            }[];
            /** @description What the stay answered; null = nothing. */
            reply: {
                content: string;
                createdDt: components["schemas"]["Moment"];
            } | null;
        };
        /** @description An outside score; null when the source does not say. */
        ScoreOrNull: number | null;
        /** @description Percent, or null when not told. */
        RateOrNull: number | null;
        /** @description What an outside source says (ENT-35). */
        ExternalRating: {
            overall: components["schemas"]["ScoreOrNull"];
            cleanliness: components["schemas"]["ScoreOrNull"];
            service: components["schemas"]["ScoreOrNull"];
            comfort: components["schemas"]["ScoreOrNull"];
            condition: components["schemas"]["ScoreOrNull"];
            location: components["schemas"]["ScoreOrNull"];
            neighborhoodRating: components["schemas"]["ScoreOrNull"];
            qualityRating: components["schemas"]["ScoreOrNull"];
            valueRating: components["schemas"]["ScoreOrNull"];
            amenitiesRating: components["schemas"]["ScoreOrNull"];
            recommendationPer: components["schemas"]["RateOrNull"];
        };
        /** @description What the review page knows about the stay (ENT-31). */
        BookReviewItem: {
            checkinDate: components["schemas"]["DayOrNull"];
            checkinTime: components["schemas"]["TimeOfDayOrNull"];
            checkoutDate: components["schemas"]["DayOrNull"];
            checkoutTime: components["schemas"]["TimeOfDayOrNull"];
            guestName: string;
            guestTel: string;
            guestEmail: string;
            idx: components["schemas"]["Idx"];
            mealTypeName: string | null;
            nationCode: components["schemas"]["NationCode"];
            orderChannelIdx: number;
            orderNum: components["schemas"]["OrderNum"];
            orderProductIdx: components["schemas"]["Idx"];
            orderProductStatus: components["schemas"]["OrderProductStatus"];
            productIdx: components["schemas"]["Idx"];
            productName: string;
            productImg: components["schemas"]["UrlOrNull"];
            roomIdx: components["schemas"]["Idx"];
            roomName: string;
            rateplanIdx: components["schemas"]["Idx"];
            rateplanName: string;
            terms: components["schemas"]["TermsCnt"];
        };
        /** @description DEC-155. */
        MainBanner: {
            idx: components["schemas"]["Idx"];
            title: string;
            subTitle: string | null;
            imgUrl: components["schemas"]["Url"];
            imgColor: components["schemas"]["CssColour"];
            linkUrl: components["schemas"]["Url"];
            sort: components["schemas"]["Cnt"];
        };
        /** @description An entry of the place list (ENT-39). */
        Place: {
            placeName: string;
            nationCode: components["schemas"]["NationCode"];
            cityCode: components["schemas"]["CityCode"];
            area: components["schemas"]["AreaCode"];
            subArea: components["schemas"]["AreaCode"];
            imgUrl: components["schemas"]["UrlOrNull"];
            productCnt: components["schemas"]["Cnt"];
        };
        /** @description DEC-172. */
        Theme: {
            idx: components["schemas"]["Idx"];
            title: string;
            imgUrl: components["schemas"]["UrlOrNull"];
        };
        /** @description DEC-172. */
        ThemeContent: {
            idx: components["schemas"]["Idx"];
            title: string;
            /** @description Sanitised. */
            html: string;
            imgUrl: components["schemas"]["UrlOrNull"];
        };
        /** @description A plan an event sells: its calendar is POST /v1/event-products/sale-dates/{id}. */
        EventPlan: {
            productIdx: components["schemas"]["Idx"];
            productName: string;
            rateplanIdx: components["schemas"]["Idx"];
            rateplanName: string;
        };
        /** @description A day of a deal's calendar (DEC-168). */
        SaleDate: {
            date: components["schemas"]["Day"];
            price: components["schemas"]["WonOrNull"];
            stockStatus: components["schemas"]["StockStatus"];
            saleAble: components["schemas"]["YesNo"];
        };
        /**
         * @description Alarm signup, or event entry.
         * @enum {string}
         */
        EventType: "alarm" | "eventGiveaway";
        /** @description DEC-158. */
        AdvanceNotice: {
            alarmIdx: components["schemas"]["Idx"];
            eventType: components["schemas"]["EventType"];
            title: string;
            imgUrl: components["schemas"]["UrlOrNull"];
            openDate: components["schemas"]["Moment"];
            applied: boolean;
        };
        /** @description What a kept stay costs for the dates asked for. */
        WishPrice: {
            /** @description Null when nothing is free or its amounts are kept back. */
            totalAmount: components["schemas"]["WonOrNull"];
            /** @description What it cost when the member first looked at it for the same dates. */
            firstAmount: components["schemas"]["WonOrNull"];
        };
        /** @description A stay the member keeps (ENT-40). */
        Wish: {
            productIdx: components["schemas"]["Idx"];
            productName: string;
            productType: string;
            productImg: components["schemas"]["UrlOrNull"];
            productImgColor: components["schemas"]["CssColour"];
            /** @description False when it is no longer sold. */
            avail: boolean;
            city: string;
            star: components["schemas"]["Stars"];
            eventTag: string | null;
            hashTag: string[];
            /** @description For the dates asked for; null when none were, or the stay is further down the list. */
            price: components["schemas"]["WishPrice"] | null;
        };
        /** @description No content. */
        Nothing: Record<string, never>;
        /**
         * @description DEC-023.
         * @enum {string}
         */
        CouponTab: "avail" | "used" | "expired";
        /** @description ENT-38. */
        Notice: {
            idx: components["schemas"]["Idx"];
            title: string;
            /** @description Sanitised HTML. */
            content: string;
            createdDt: components["schemas"]["Moment"];
            updatedDt: components["schemas"]["MomentOrNull"];
            type: string;
        };
        /** @description DEC-169. */
        FaqType: {
            faqTypeIdx: components["schemas"]["Idx"];
            typeName: string;
        };
        /** @description ENT-36. */
        Faq: {
            faqIdx: components["schemas"]["Idx"];
            faqTypeIdx: components["schemas"]["Idx"];
            title: string;
            /** @description Sanitised HTML. */
            content: string;
            createDate: components["schemas"]["Day"];
        };
        InquiryMessage: {
            /** @description Who answered; null = the member wrote on. */
            commenter: string | null;
            contents: string;
            regDate: components["schemas"]["Moment"];
        };
        /** @description ENT-37. */
        Inquiry: {
            idx: components["schemas"]["Idx"];
            /** @description A code of list 105. */
            type: number;
            typeName: string;
            title: string;
            contents: string;
            complete: boolean;
            orderNum: components["schemas"]["OrderNum"] | null;
            userOrderNum: string | null;
            orderMethod: string | null;
            productName: string | null;
            /** @description The stay as printed. */
            dates: string | null;
            regDate: components["schemas"]["Moment"];
            commentContents: string | null;
            commentRegDate: components["schemas"]["MomentOrNull"];
            commenter: string | null;
            /** @description It was handed to the stay. */
            asksStay: boolean;
            /** @description An answer came since it was opened last. */
            unread: boolean;
            /** @description All that was said after the question, the latest answer at the end. */
            messages: components["schemas"]["InquiryMessage"][];
        };
        /** @description ENT-37. */
        InquiryCounts: {
            completeCnt: components["schemas"]["Cnt"];
            totalCnt: components["schemas"]["Cnt"];
            waitCnt: components["schemas"]["Cnt"];
            unreadCnt: components["schemas"]["Cnt"];
        };
    };
    responses: {
        /** @description Refused before the call was looked at: forged origin (403), size (413), media type (415), too many calls (429); or not served now, Retry-After says when to ask again (503). */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something broke; the answer tells nothing about it. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such thing, or it is not the caller's (ROLE-03). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or its access token has ended (-4), or the session is gone (-3). */
        LoginRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The member has changed since the token was issued (DEC-110). */
        MemberChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchKeyword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "searchText": "서울"
                 *     }
                 */
                "application/json": {
                    searchText: string;
                    checkInDate?: components["schemas"]["Day"];
                    checkOutDate?: components["schemas"]["Day"];
                    adtCnt?: components["schemas"]["AdultCnt"];
                    chdCnt?: components["schemas"]["ChildCnt"];
                    chdAges?: components["schemas"]["ChildAges"];
                    count?: components["schemas"]["RoomCnt"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            /** @description What the text says or may become, each with the stays it finds for the dates and guests (DEC-193). */
                            searchReadingsList: components["schemas"]["CountedReading"][];
                            searchLocationsList: components["schemas"]["KeywordResult"][];
                            searchProductsList: components["schemas"]["KeywordResult"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    findAwesomeLocations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyword: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            searchLocation: components["schemas"]["PopularArea"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listPopularTabs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            tabs: components["schemas"]["NationTab"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listPopularLocations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            locations: components["schemas"]["PopularArea"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listPopularSubLocations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idx: components["schemas"]["Idx"];
                area: components["schemas"]["AreaCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            subLocations: components["schemas"]["PopularArea"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listCommonCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            commonCodes: components["schemas"]["CommonCode"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    findProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cityCode": "SEOUL",
                 *       "locationKR": 0,
                 *       "nationCode": "KR",
                 *       "searchText": "서울",
                 *       "subLocationKR": 0
                 *     }
                 */
                "application/json": {
                    cityCode: components["schemas"]["CityCode"];
                    locationKR: components["schemas"]["AreaCode"];
                    nationCode: components["schemas"]["NationCodeOrAny"];
                    searchText: string;
                    subLocationKR: components["schemas"]["AreaCode"];
                    checkInDate?: components["schemas"]["Day"];
                    checkOutDate?: components["schemas"]["Day"];
                    adtCnt?: components["schemas"]["AdultCnt"];
                    chdCnt?: components["schemas"]["ChildCnt"];
                    chdAges?: components["schemas"]["ChildAges"];
                    count?: components["schemas"]["RoomCnt"];
                    /** @description From 1; absent = 1. */
                    page?: number;
                    /** @description Absent = 20. */
                    size?: number;
                    /**
                     * @description Absent = recommended (DEC-059).
                     * @enum {string}
                     */
                    sort?: "recommended" | "priceAsc" | "priceDesc";
                    /**
                     * @description Thousand won a night for this viewer, boundary included (DEC-058).
                     * @enum {integer}
                     */
                    priceMax?: 150 | 175 | 200 | 225 | 250 | 500 | 1000;
                    stars?: components["schemas"]["Stars"][];
                    /** @description A stay must have all of them. */
                    facilities?: components["schemas"]["FacilityCode"][];
                    /** @description Only with plans that can still be cancelled for nothing. */
                    freeCancel?: boolean;
                    /** @description Only with plans that include all of them. */
                    meals?: ("BREAKFAST" | "DINNER")[];
                    /** @description Kinds of stays as the facet numbers them; any of them. */
                    kinds?: components["schemas"]["SmallCode"][];
                    /**
                     * @description Tenths of a star that the average review is at least.
                     * @enum {integer}
                     */
                    scoreMin?: 35 | 40 | 45;
                    /** @description Areas of the city; any of them. */
                    areas?: components["schemas"]["SmallCode"][];
                    bounds?: components["schemas"]["Bounds"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            products: components["schemas"]["ProductItem"][];
                            totalCnt: components["schemas"]["Cnt"];
                            page: number;
                            facets: components["schemas"]["Facets"];
                            /** @description What the answer is for, absent dates and guests filled in. */
                            condition: components["schemas"]["SearchCondition"];
                            /** @description How searchText was read; null without a text. */
                            reading: components["schemas"]["SearchReading"] | null;
                            /** @description Null unless nothing was found. */
                            help: components["schemas"]["SearchHelp"] | null;
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    findProductPins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cityCode": "SEOUL",
                 *       "locationKR": 0,
                 *       "nationCode": "KR",
                 *       "searchText": "서울",
                 *       "subLocationKR": 0
                 *     }
                 */
                "application/json": {
                    cityCode: components["schemas"]["CityCode"];
                    locationKR: components["schemas"]["AreaCode"];
                    nationCode: components["schemas"]["NationCodeOrAny"];
                    searchText: string;
                    subLocationKR: components["schemas"]["AreaCode"];
                    checkInDate?: components["schemas"]["Day"];
                    checkOutDate?: components["schemas"]["Day"];
                    adtCnt?: components["schemas"]["AdultCnt"];
                    chdCnt?: components["schemas"]["ChildCnt"];
                    chdAges?: components["schemas"]["ChildAges"];
                    count?: components["schemas"]["RoomCnt"];
                    /**
                     * @description Thousand won a night for this viewer, boundary included (DEC-058).
                     * @enum {integer}
                     */
                    priceMax?: 150 | 175 | 200 | 225 | 250 | 500 | 1000;
                    stars?: components["schemas"]["Stars"][];
                    /** @description A stay must have all of them. */
                    facilities?: components["schemas"]["FacilityCode"][];
                    /** @description Only with plans that can still be cancelled for nothing. */
                    freeCancel?: boolean;
                    /** @description Only with plans that include all of them. */
                    meals?: ("BREAKFAST" | "DINNER")[];
                    /** @description Kinds of stays as the facet numbers them; any of them. */
                    kinds?: components["schemas"]["SmallCode"][];
                    /**
                     * @description Tenths of a star that the average review is at least.
                     * @enum {integer}
                     */
                    scoreMin?: 35 | 40 | 45;
                    /** @description Areas of the city; any of them. */
                    areas?: components["schemas"]["SmallCode"][];
                    bounds?: components["schemas"]["Bounds"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            pins: components["schemas"]["ProductPin"][];
                            /** @description All of them. */
                            totalCnt: components["schemas"]["Cnt"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listMapPlaces: {
        parameters: {
            query: {
                /** @description south,west,north,east in degrees, as in the address of /search (DEC-187). */
                bounds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            places: components["schemas"]["MapPlace"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productIdx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkInDate": "2026-12-06",
                 *       "checkOutDate": "2026-12-08",
                 *       "adtCnt": 2,
                 *       "chdCnt": 0,
                 *       "chdAges": [],
                 *       "count": 1
                 *     }
                 */
                "application/json": {
                    checkInDate: components["schemas"]["Day"];
                    checkOutDate: components["schemas"]["Day"];
                    adtCnt: components["schemas"]["AdultCnt"];
                    chdCnt: components["schemas"]["ChildCnt"];
                    chdAges: components["schemas"]["ChildAges"];
                    count: components["schemas"]["RoomCnt"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: components["schemas"]["ProductDetail"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listRatePlans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productIdx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkInDate": "2026-12-06",
                 *       "checkOutDate": "2026-12-08",
                 *       "adtCnt": 2,
                 *       "chdCnt": 0,
                 *       "chdAges": [],
                 *       "count": 1
                 *     }
                 */
                "application/json": {
                    checkInDate: components["schemas"]["Day"];
                    checkOutDate: components["schemas"]["Day"];
                    adtCnt: components["schemas"]["AdultCnt"];
                    chdCnt: components["schemas"]["ChildCnt"];
                    chdAges: components["schemas"]["ChildAges"];
                    count: components["schemas"]["RoomCnt"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            roomMappedRateplans: components["schemas"]["MappedRoom"][];
                            /** @description Dateless vouchers, each at the price of one piece (DEC-192). */
                            vouchers: components["schemas"]["PlanItem"][];
                            priceComparisonList: components["schemas"]["ComparedPrice"][];
                            terms: components["schemas"]["TermsCnt"];
                            condition: components["schemas"]["SaleCondition"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listPriceDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productIdx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkInDate": "2026-12-06",
                 *       "checkOutDate": "2026-12-08",
                 *       "adtCnt": 2,
                 *       "chdCnt": 0,
                 *       "chdAges": [],
                 *       "count": 1
                 *     }
                 */
                "application/json": {
                    checkInDate: components["schemas"]["Day"];
                    checkOutDate: components["schemas"]["Day"];
                    adtCnt: components["schemas"]["AdultCnt"];
                    chdCnt: components["schemas"]["ChildCnt"];
                    chdAges: components["schemas"]["ChildAges"];
                    count: components["schemas"]["RoomCnt"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            days: components["schemas"]["PriceDay"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listPlacePriceDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cityCode": "SEOUL",
                 *       "locationKR": 0,
                 *       "nationCode": "KR",
                 *       "searchText": "서울",
                 *       "subLocationKR": 0,
                 *       "adtCnt": 2,
                 *       "chdCnt": 0,
                 *       "chdAges": [],
                 *       "count": 1
                 *     }
                 */
                "application/json": {
                    cityCode: components["schemas"]["CityCode"];
                    locationKR: components["schemas"]["AreaCode"];
                    nationCode: components["schemas"]["NationCodeOrAny"];
                    searchText: string;
                    subLocationKR: components["schemas"]["AreaCode"];
                    adtCnt?: components["schemas"]["AdultCnt"];
                    chdCnt?: components["schemas"]["ChildCnt"];
                    chdAges?: components["schemas"]["ChildAges"];
                    count?: components["schemas"]["RoomCnt"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            days: components["schemas"]["PlacePriceDay"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productIdx: components["schemas"]["Idx"];
                orderType: components["schemas"]["BookingKind"];
                accoms: string;
                rooms: string;
                rateplan: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkInDate": "2026-12-06",
                 *       "checkOutDate": "2026-12-08",
                 *       "adtCnt": 2,
                 *       "chdCnt": 0,
                 *       "chdAges": [],
                 *       "count": 1,
                 *       "promotionIdx": null
                 *     }
                 */
                "application/json": {
                    checkInDate: components["schemas"]["Day"];
                    checkOutDate: components["schemas"]["Day"];
                    adtCnt: components["schemas"]["AdultCnt"];
                    chdCnt: components["schemas"]["ChildCnt"];
                    chdAges: components["schemas"]["ChildAges"];
                    count: components["schemas"]["PieceCnt"];
                    promotionIdx: components["schemas"]["IdxOrNull"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            option: components["schemas"]["PlanItem"];
                            /** @description The base ledger; its digest is option.keyCode. */
                            ledger: components["schemas"]["PriceLedger"];
                            productName: string;
                            payKind: components["schemas"]["PayKind"];
                            /** @description What can be chosen for this booking. */
                            payMethods: components["schemas"]["PayMethod"][];
                            additionalInfo: components["schemas"]["AdditionalInfo"];
                            coupons: components["schemas"]["Coupon"][];
                            promotion: components["schemas"]["Promotion"] | null;
                            /** @description Who sells the stay; decides which coupons fit (DEC-089). */
                            orderChannelIdx: number;
                            /** @description Ask for English names and an international phone number (CHAN-05). */
                            internationalForm: boolean;
                            productImgs: components["schemas"]["ProductImage"][];
                            location: components["schemas"]["ProductLocation"];
                            checkinTime: components["schemas"]["TimeOfDayOrNull"];
                            checkoutTime: components["schemas"]["TimeOfDayOrNull"];
                            seller: components["schemas"]["SellerOrNull"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewProductEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productIdx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            event: components["schemas"]["PromotionContent"] | null;
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listPois: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productIdx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description Metres; absent = 1000. */
                    radius?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            pois: components["schemas"]["PointOfInterest"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    recommendProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkInDate": "2026-12-06",
                 *       "productIdx": 101,
                 *       "searchType": "NEARBY"
                 *     }
                 */
                "application/json": {
                    checkInDate: components["schemas"]["Day"];
                    /** @description Absent = the next day. */
                    checkOutDate?: components["schemas"]["Day"];
                    adtCnt?: components["schemas"]["AdultCnt"];
                    chdCnt?: components["schemas"]["ChildCnt"];
                    chdAges?: components["schemas"]["ChildAges"];
                    count?: components["schemas"]["RoomCnt"];
                    productIdx: components["schemas"]["Idx"];
                    /** @enum {string} */
                    searchType: "NEARBY" | "SIMILAR";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            products: components["schemas"]["ProductItem"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    recommendMainProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkInDate": "2026-12-06",
                 *       "searchType": "DOMESTIC"
                 *     }
                 */
                "application/json": {
                    checkInDate: components["schemas"]["Day"];
                    /** @enum {string} */
                    searchType: "DOMESTIC" | "OVERSEAS" | "DEAL";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            products: components["schemas"]["ProductItem"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                productIdx: components["schemas"]["Idx"];
                orderType: components["schemas"]["BookingKind"];
                accoms: string;
                rooms: string;
                rateplan: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkInDate": "2026-12-06",
                 *       "checkOutDate": "2026-12-08",
                 *       "adtCnt": 2,
                 *       "chdCnt": 0,
                 *       "chdAges": [],
                 *       "count": 1,
                 *       "guest": {
                 *         "guestName": "김하늘",
                 *         "guestTel": "01012345678",
                 *         "guestEmail": "haneul@example.com"
                 *       },
                 *       "payKind": "main",
                 *       "payMethod": "card",
                 *       "promotionIdx": null,
                 *       "couponUserIdxs": [],
                 *       "pointAmount": 5000,
                 *       "userPointAmount": 0,
                 *       "keyCode": "7K3Q-XZ9B-2M4T",
                 *       "expectedTotalAmount": 235000,
                 *       "cancelText": [
                 *         "12.3(목) 15:00까지 무료 취소",
                 *         "이후 취소(환불) 불가"
                 *       ],
                 *       "request": "높은 층으로 부탁드립니다.",
                 *       "agreements": {
                 *         "cancelPolicy": true,
                 *         "privacy": true,
                 *         "thirdParty": true
                 *       }
                 *     }
                 */
                "application/json": {
                    checkInDate: components["schemas"]["Day"];
                    checkOutDate: components["schemas"]["Day"];
                    adtCnt: components["schemas"]["AdultCnt"];
                    chdCnt: components["schemas"]["ChildCnt"];
                    chdAges: components["schemas"]["ChildAges"];
                    count: components["schemas"]["PieceCnt"];
                    guest: {
                        guestName: string;
                        guestTel: string;
                        guestEmail: string;
                        userFirstName?: string;
                        userLastName?: string;
                        internationalNumber?: components["schemas"]["NationCode"];
                        internationalPhone?: string;
                    };
                    /** @enum {string} */
                    payKind: "main" | "global" | "voucher" | "lms";
                    payMethod: components["schemas"]["PayMethod"];
                    promotionIdx: components["schemas"]["IdxOrNull"];
                    couponUserIdxs: components["schemas"]["Idx"][];
                    pointAmount: components["schemas"]["Won"];
                    userPointAmount: components["schemas"]["Won"];
                    /** @description Of the plan the traveller saw. */
                    keyCode: components["schemas"]["Digest"];
                    /** @description The total the traveller saw, after coupon and points. */
                    expectedTotalAmount: components["schemas"]["Won"];
                    /** @description The terms of cancelling the traveller agreed to, as they were shown; others are refused. */
                    cancelText?: string[];
                    request: string;
                    agreements: {
                        /** @constant */
                        cancelPolicy: true;
                        /** @constant */
                        privacy: true;
                        /** @constant */
                        thirdParty: true;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            orderPayIdx: components["schemas"]["Idx"];
                            orderNum: components["schemas"]["OrderNum"];
                            orderProductIdxs: components["schemas"]["Idx"][];
                            totalAmount: components["schemas"]["Won"];
                            /** @constant */
                            payStatus: "ready";
                            /** @description The hold ends then. */
                            expiresAt: components["schemas"]["Moment"];
                            ledger: components["schemas"]["PriceLedger"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceFailure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listBooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                status: components["schemas"]["BookingTab"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            bookCnts: components["schemas"]["BookCount"][];
                            books: components["schemas"]["BookListItem"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: components["schemas"]["BookDetail"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewBookByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNum: components["schemas"]["OrderNum"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: components["schemas"]["BookDetail"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    hideBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deleteYn": "Y"
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    deleteYn: "Y";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            orderProductIdx: components["schemas"]["Idx"];
                            /** @constant */
                            deleteYn: "Y";
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    cancelBookPart: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "일정이 바뀌었습니다."
                 *     }
                 */
                "application/json": {
                    reason: string;
                    quoteId?: components["schemas"]["OpaqueId"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: components["schemas"]["CancelledProduct"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteFailure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    quoteCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scope": "full"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    scope: "full" | "partial";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: components["schemas"]["CancelQuote"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    undoCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            orderProductIdx: components["schemas"]["Idx"];
                            orderProductStatus: components["schemas"]["OrderProductStatus"];
                            payStatus: components["schemas"]["PayStatus"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    cancelNow: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: components["schemas"]["CancelledProduct"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    fixVoucherDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkInDate": "2026-12-10"
                 *     }
                 */
                "application/json": {
                    checkInDate: components["schemas"]["Day"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            orderProductIdx: components["schemas"]["Idx"];
                            orderProductStatus: components["schemas"]["OrderProductStatus"];
                            checkinDate: components["schemas"]["DayOrNull"];
                            checkoutDate: components["schemas"]["DayOrNull"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    quoteChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkInDate": "2026-12-11",
                 *       "checkOutDate": "2026-12-13",
                 *       "adtCnt": 2,
                 *       "chdAges": []
                 *     }
                 */
                "application/json": {
                    checkInDate: components["schemas"]["Day"];
                    checkOutDate: components["schemas"]["Day"];
                    adtCnt: components["schemas"]["AdultCnt"];
                    chdAges: components["schemas"]["ChildAges"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: components["schemas"]["ChangeQuote"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    makeChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "changeId": "q7Zr2mK9xV4bT1nE8sWc0A"
                 *     }
                 */
                "application/json": {
                    changeId: components["schemas"]["OpaqueId"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: components["schemas"]["ChangeInfo"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    undoChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            orderProductIdx: components["schemas"]["Idx"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewAddPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderAddPayIdx": 4,
                 *       "orderProductIdx": 77
                 *     }
                 */
                "application/json": {
                    orderAddPayIdx: components["schemas"]["Idx"];
                    orderProductIdx: components["schemas"]["Idx"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            pay: components["schemas"]["ExtraPayment"];
                            productImgs: components["schemas"]["ProductImage"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewLmsConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNum: components["schemas"]["OrderNum"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: components["schemas"]["LmsOrder"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    confirmLms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNum: components["schemas"]["OrderNum"];
                confirmNum: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderNum": "AW261120-7K3QXZ9B2M4TF",
                 *       "confirmNum": "H7-20991"
                 *     }
                 */
                "application/json": {
                    orderNum: components["schemas"]["OrderNum"];
                    confirmNum: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            orderNum: components["schemas"]["OrderNum"];
                            confirmNum: string;
                            orderProductStatus: components["schemas"]["OrderProductStatus"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    cancelLms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNum: components["schemas"]["OrderNum"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            orderNum: components["schemas"]["OrderNum"];
                            orderProductStatus: components["schemas"]["OrderProductStatus"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listStayReviews: {
        parameters: {
            query?: {
                /** @description Those after this one in the asked order; absent = from the first. */
                before?: components["schemas"]["Idx"];
                /** @description Among equals the newest first; absent = newest. */
                sort?: "newest" | "scoreHigh" | "scoreLow";
                /** @description Of this room; absent = of all. */
                roomIdx?: components["schemas"]["Idx"];
                /** @description With so many stars; absent = any. */
                star?: components["schemas"]["GivenStars"];
                /** @description How many at most; absent = 500. */
                size?: number;
            };
            header?: never;
            path: {
                productIdx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            reviewCnt: components["schemas"]["ReviewCounts"];
                            matchingCnt: components["schemas"]["Cnt"];
                            reviewedRooms: components["schemas"]["ReviewedRoom"][];
                            praises: components["schemas"]["Praise"][];
                            reviews: components["schemas"]["Review"][];
                            reviewRating: components["schemas"]["ExternalRating"] | null;
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewOrderReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            bookReviewItem: components["schemas"]["BookReviewItem"];
                            review: components["schemas"]["Review"] | null;
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "다시 가고 싶은 곳",
                 *       "content": "창밖 풍경이 좋고 방이 조용했습니다.",
                 *       "star": 5
                 *     }
                 */
                "application/json": {
                    title: string;
                    content: string;
                    star: components["schemas"]["GivenStars"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            review: components["schemas"]["Review"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    addReviewPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "/9j/4AAQSkZJRg==",
                 *       "alt": "창가 자리"
                 *     }
                 */
                "application/json": {
                    /** @description A JPEG, PNG or WebP in base64. */
                    image: string;
                    alt: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            review: components["schemas"]["Review"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    removeReviewPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
                photoKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            review: components["schemas"]["Review"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviewIdx": 1
                 *     }
                 */
                "application/json": {
                    reviewIdx: components["schemas"]["Idx"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            reviewIdx: components["schemas"]["Idx"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewMain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            mainBanners: components["schemas"]["MainBanner"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listPlaces: {
        parameters: {
            query?: {
                /** @description Absent = 0. */
                start?: number;
                /** @description Absent = 20, and for a start from there on start + 20. */
                end?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            totalPlaceCnt: components["schemas"]["Cnt"];
                            start: components["schemas"]["Cnt"];
                            end: components["schemas"]["Cnt"];
                            placelist: components["schemas"]["Place"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listThemes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            themes: components["schemas"]["Theme"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    findThemeProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkInDate": "2026-12-06",
                 *       "checkOutDate": "2026-12-08",
                 *       "adtCnt": 2,
                 *       "chdCnt": 0,
                 *       "chdAges": [],
                 *       "count": 1
                 *     }
                 */
                "application/json": {
                    checkInDate: components["schemas"]["Day"];
                    checkOutDate: components["schemas"]["Day"];
                    adtCnt: components["schemas"]["AdultCnt"];
                    chdCnt: components["schemas"]["ChildCnt"];
                    chdAges: components["schemas"]["ChildAges"];
                    count: components["schemas"]["RoomCnt"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            theme: components["schemas"]["Theme"];
                            products: components["schemas"]["ProductItem"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewThemeContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            content: components["schemas"]["ThemeContent"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewEventProduct: {
        parameters: {
            query?: {
                /** @description Opens an unlisted deal (DEC-118). */
                secret?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            event: components["schemas"]["PromotionContent"];
                            products: components["schemas"]["ProductItem"][];
                            rateplans: components["schemas"]["EventPlan"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listEventSaleDates: {
        parameters: {
            query?: {
                /** @description Opens an unlisted deal (DEC-118). */
                secret?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rateplanIdx": 21,
                 *       "startDate": "2026-12-06",
                 *       "endDate": "2026-12-31"
                 *     }
                 */
                "application/json": {
                    rateplanIdx: components["schemas"]["Idx"];
                    startDate: components["schemas"]["Day"];
                    endDate: components["schemas"]["Day"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            saleDates: components["schemas"]["SaleDate"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listAdvanceNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            advanceNotices: components["schemas"]["AdvanceNotice"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    applyAdvanceNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alarmIdx": 9,
                 *       "eventType": "alarm"
                 *     }
                 */
                "application/json": {
                    alarmIdx: components["schemas"]["Idx"];
                    eventType: components["schemas"]["EventType"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            alarmIdx: components["schemas"]["Idx"];
                            /** @constant */
                            applied: true;
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listWishes: {
        parameters: {
            query?: {
                /** @description Both days or neither; without them no prices are told. */
                checkInDate?: components["schemas"]["Day"];
                checkOutDate?: components["schemas"]["Day"];
                adtCnt?: components["schemas"]["AdultCnt"];
                chdCnt?: components["schemas"]["ChildCnt"];
                count?: components["schemas"]["RoomCnt"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            wishs: components["schemas"]["Wish"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewWishShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            token: string | null;
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    shareWishes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            token: string;
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    endWishShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listSharedWishes: {
        parameters: {
            query?: {
                /** @description Both days or neither; without them no prices are told. */
                checkInDate?: components["schemas"]["Day"];
                checkOutDate?: components["schemas"]["Day"];
                adtCnt?: components["schemas"]["AdultCnt"];
                chdCnt?: components["schemas"]["ChildCnt"];
                count?: components["schemas"]["RoomCnt"];
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            ownerName: string;
                            wishs: components["schemas"]["Wish"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    toggleWish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productIdx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productIdx": 101
                 *     }
                 */
                "application/json": {
                    productIdx: components["schemas"]["Idx"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            productIdx: components["schemas"]["Idx"];
                            wished: boolean;
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    issueCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "couponIdx": 5
                 *     }
                 */
                "application/json": {
                    couponIdx: components["schemas"]["Idx"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            coupon: components["schemas"]["Coupon"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                status: components["schemas"]["CouponTab"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            coupons: components["schemas"]["Coupon"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listBookCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productIdx": 101,
                 *       "rateplanIdx": 21,
                 *       "startDate": "2026-12-06"
                 *     }
                 */
                "application/json": {
                    productIdx: components["schemas"]["Idx"];
                    rateplanIdx: components["schemas"]["Idx"];
                    startDate: components["schemas"]["DayOrNull"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            coupons: components["schemas"]["Coupon"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    issueCorporationCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "HANBIT2026"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            coupon: components["schemas"]["Coupon"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    issueLiveCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gripIdx": 3
                 *     }
                 */
                "application/json": {
                    gripIdx: components["schemas"]["Idx"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            coupon: components["schemas"]["Coupon"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    issueCouponPack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "couponPackCode": "WELCOME2026"
                 *     }
                 */
                "application/json": {
                    couponPackCode: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            coupons: components["schemas"]["Coupon"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listUserCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            coupons: components["schemas"]["Coupon"][];
                            couponCnt: components["schemas"]["Cnt"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            notices: components["schemas"]["Notice"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            notice: components["schemas"]["Notice"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listFaqTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            faqTypes: components["schemas"]["FaqType"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listFaqs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            faqs: components["schemas"]["Faq"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listInquiries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                status: "all" | "wait" | "complete";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            inquiries: components["schemas"]["Inquiry"][];
                            count: components["schemas"]["InquiryCounts"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewInquiry: {
        parameters: {
            query: {
                orderNum: components["schemas"]["OrderNum"];
            };
            header?: never;
            path: {
                type: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            inquiry: components["schemas"]["Inquiry"] | null;
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    writeOnInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "주차도 가능한가요?"
                 *     }
                 */
                "application/json": {
                    content: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            inquiry: components["schemas"]["Inquiry"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    readInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idx: components["schemas"]["Idx"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idx": 15
                 *     }
                 */
                "application/json": {
                    idx: components["schemas"]["Idx"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            idx: components["schemas"]["Idx"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    createInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": 1,
                 *       "content": "오후 2시에 체크인할 수 있을까요?",
                 *       "title": "체크인 시간 문의",
                 *       "inquiryType": 1,
                 *       "userOrderNum": null,
                 *       "orderNum": "AW261120-7K3QXZ9B2M4TF",
                 *       "pageUrl": "/products/101"
                 *     }
                 */
                "application/json": {
                    /** @description A code of list 105; inquiryType repeats it. */
                    type: number;
                    content: string;
                    title: string;
                    inquiryType: number;
                    userOrderNum: string | null;
                    orderNum: components["schemas"]["OrderNum"] | null;
                    pageUrl: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "SUCCESS";
                        data: {
                            idx: components["schemas"]["Idx"];
                        };
                    };
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
}
