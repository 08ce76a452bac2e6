// Generated from openapi/hotels-combined.yaml by scripts/contracts.ts. Do not edit.
export interface paths {
    "/v1/hotels-combined/hotels/{productIdx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices of a stay elsewhere */
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
        /** @description A refusal: a code, and a Korean text a traveller may read (DEC-104, DEC-105). */
        Failure: {
            /** @constant */
            result: "FAIL";
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
    };
    responses: {
        /** @description Refused before the call was looked at: forged origin (403), size (413), media type (415), too many calls (429). */
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
                            hotelId: string;
                            label: string;
                            deepLink: components["schemas"]["Url"];
                            prices: components["schemas"]["ComparedPrice"][];
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
