// Generated from openapi/hotels-combined.yaml by scripts/contracts.ts. Do not edit.
export interface paths {
    "/v1/hotels-combined/hotels/{productIdx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices of a stay elsewhere, for exactly these dates, guests and rooms */
        get: operations["viewHotelPrices"];
        put?: never;
        post?: never;
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
        /** @description A row's number. */
        Idx: number;
        /**
         * Format: date
         * @description A calendar day, yyyy-MM-dd (DOM-DATE-01).
         */
        Day: string;
        /** @description Adults; with the children at most 8 (SEARCH-GUEST-04). */
        AdultCnt: number;
        /** @description Children. */
        ChildCnt: number;
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
        /** @description An address, relative or absolute. */
        Url: string;
        /** @description Whole won. */
        Won: number;
        /** @description A price elsewhere (ENT-18). */
        ComparedPrice: {
            title: string;
            price: components["schemas"]["Won"];
        };
        /** @description A moment in Korean time, yyyy-MM-dd HH:mm:ss (DEC-010, DEC-001). */
        Moment: string;
        /** @description Whole won; null when kept back from this viewer (DEC-091) or unknown. */
        WonOrNull: number | null;
        /** @description The price of the link a traveller came with, today's, and why they differ. */
        PromisedPrice: {
            amount: components["schemas"]["Won"];
            promisedAt: components["schemas"]["Moment"];
            current: components["schemas"]["WonOrNull"];
            /** @enum {string} */
            outcome: "kept" | "memberPrice" | "lowered" | "raised" | "soldOut";
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
        /** @description There is no such thing, or it is not the caller's (ROLE-03). */
        NotFound: {
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    viewHotelPrices: {
        parameters: {
            query?: {
                /** @description Both days or neither; absent = the default dates, as everywhere (DEC-161). */
                checkInDate?: components["schemas"]["Day"];
                checkOutDate?: components["schemas"]["Day"];
                adtCnt?: components["schemas"]["AdultCnt"];
                chdCnt?: components["schemas"]["ChildCnt"];
                count?: components["schemas"]["RoomCnt"];
                /** @description What a deepLink carried; a text that is not ours, or of another stay, promises nothing. */
                promised?: string;
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
                            hotelId: string;
                            label: string;
                            /** @description Our own page for these dates, guests and rooms; carries our price, signed. */
                            deepLink: components["schemas"]["Url"];
                            prices: components["schemas"]["ComparedPrice"][];
                            promised: components["schemas"]["PromisedPrice"] | null;
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
}
