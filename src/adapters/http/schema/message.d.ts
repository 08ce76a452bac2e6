// Generated from openapi/message.yaml by scripts/contracts.ts. Do not edit.
export interface paths {
    "/v1/certs/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a code */
        post: operations["verifyCert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text message
         * @description Between servers only.
         */
        post: operations["sendMessage"];
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
        /** @description An unguessable id. */
        OpaqueId: string;
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
        /** @description A row's number. */
        Idx: number;
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
        /** @description The caller is not one of our servers. */
        ServiceOnly: {
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
    verifyCert: {
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
                 *       "certIdx": "q7Zr2mK9xV4bT1nE8sWc0A",
                 *       "code": "204816"
                 *     }
                 */
                "application/json": {
                    certIdx: components["schemas"]["OpaqueId"];
                    code: string;
                    /** @description FIND_ID: who owns the phone; whoever is called otherwise is not told. */
                    name?: string;
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
                            certIdx: components["schemas"]["OpaqueId"];
                            /** @constant */
                            verified: true;
                            /** @description FIND_ID: masked e-mails, e.g. ho***@example.com; else empty. */
                            users: string[];
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
    sendMessage: {
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
                 *       "dest": "01012345678",
                 *       "channel": "SMS",
                 *       "text": "예약이 확정되었습니다."
                 *     }
                 */
                "application/json": {
                    dest: string;
                    /** @enum {string} */
                    channel: "SMS" | "LMS";
                    text: string;
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
                            messageIdx: components["schemas"]["Idx"];
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
            401: components["responses"]["ServiceOnly"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
}
