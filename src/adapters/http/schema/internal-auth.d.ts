// Generated from openapi/internal-auth.yaml by scripts/contracts.ts. Do not edit.
export interface paths {
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in */
        get: operations["viewSession"];
        put?: never;
        /** Set the session cookies from both tokens */
        post: operations["openSession"];
        /** Clear the session cookies */
        delete: operations["closeSession"];
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
        /**
         * @description DOM-GRADE-01.
         * @enum {string}
         */
        MemberGrade: "Bronze" | "Silver" | "Gold";
        /**
         * @description Normal, corporate (PROD-02).
         * @enum {string}
         */
        MemberType: "N" | "C";
        /**
         * @description DEC-140.
         * @enum {string}
         */
        LoginType: "EMAIL" | "KAKAO" | "NAVER" | "APPLE";
        /** @description ISO 3166-1 alpha-2 (DEC-009). */
        NationCode: string;
        /** @description Names and phone as suppliers abroad ask for them (DEC-096). */
        InternationalInfo: {
            /** @description Country of the phone number. */
            internationalNumber: components["schemas"]["NationCode"];
            /** @description National number, digits. */
            internationalPhone: string;
            userFirstName: string;
            userLastName: string;
        };
        /** @description The member (ENT-06). */
        UserInfo: {
            name: string | null;
            email: string;
            grade: components["schemas"]["MemberGrade"];
            type: components["schemas"]["MemberType"];
            corpName: string | null;
            phone: string | null;
            loginType: components["schemas"]["LoginType"];
            corpCode: string | null;
            deptName: string | null;
            /** @description The name of a registration in the benefit mall (DEC-066). */
            corpUserName: string | null;
            /** @description As saved for bookings abroad (DEC-096). */
            international: components["schemas"]["InternationalInfo"] | null;
            /** @description Whether news and falls of wished prices may be sent. */
            marketingAgree: boolean;
        };
        /** @description Seconds since 1970. */
        EpochSeconds: number;
        /** @description For a browser: the cookies are set, only the expiry is told (DEC-178). */
        BrowserSession: {
            accessTokenExpiresAt: components["schemas"]["EpochSeconds"];
        };
        /** @description No content. */
        Nothing: Record<string, never>;
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
        /** @description The refresh token is expired, revoked or unknown. */
        SessionGone: {
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    viewSession: {
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
                            loggedIn: boolean;
                            user: components["schemas"]["UserInfo"] | null;
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
    openSession: {
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
                 *       "accessToken": "Zk3vR8pQ1nT6yB0wL5xC2dH9sJ4mF7aG",
                 *       "refreshToken": "p0Xc8Vb2Nm5Qw7Er1Ty4Ui6Op9As3DfG"
                 *     }
                 */
                "application/json": {
                    accessToken?: string;
                    refreshToken?: string;
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
                        data: components["schemas"]["BrowserSession"];
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
            401: components["responses"]["SessionGone"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    closeSession: {
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
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
}
