// Generated from openapi/auth.yaml by scripts/contracts.ts. Do not edit.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description EMAIL sends id and pwd; a social login sends snsToken, and connectCertIdx to join an existing account. An snsToken is 'state.code' as the provider brought them back to the browser that began the login at /login/start/{provider}.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write down that a login happened */
        post: operations["recordLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the refresh token for new tokens
         * @description A native client sends its token; a browser sends none and its cookie counts.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session; again is the same */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member */
        get: operations["viewUser"];
        /**
         * Change name, phone, password or the consent to advertising
         * @description A new phone needs certIdx of MODIFY_PHONE; a new password ends the other sessions; both need proveMember.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/cert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up and log in */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/check/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an e-mail is a member's */
        get: operations["checkUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/international-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep names and phone for bookings abroad */
        put: operations["saveInternationalInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/pwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a new password, proven by a code; every session ends */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/send-cert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code
         * @description Unknown destinations of FIND_ID and FIND_PWD get the same answer. CONNECT_EMAIL and MODIFY_PHONE belong to whoever is logging in or logged in.
         */
        post: operations["sendCert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdraw from membership
         * @description A state-changing GET as specified: never cached, and only with the header X-Requested-With. Needs proveMember.
         */
        get: operations["unlinkUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/revoke/apple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the Apple login back before withdrawing */
        post: operations["revokeApple"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show once more to be the owner of the account
         * @description By the current password, a passkey of the member's, or a code of CONNECT_EMAIL to the account's own e-mail. Counts for fifteen minutes in this login; a new password or phone, another card and withdrawal ask for it.
         */
        post: operations["proveMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open logins of the member */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one login, or every login but this one */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of providers that open the member's account */
        get: operations["listSocials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socials/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a provider's account to the member's
         * @description The snsToken is 'state.code' of what this login began by beginSocial, in this browser. The owner is told by mail. Joining the same account again changes nothing; one of another member is refused.
         */
        post: operations["addSocial"];
        /**
         * Take a provider's account off
         * @description Needs proveMember; the owner is told by mail. Refused when it is the only way in.
         */
        delete: operations["removeSocial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socials/{provider}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to join a provider's account
         * @description Needs proveMember. Answers where the member leaves for; what comes back counts for this login alone, for ten minutes.
         */
        post: operations["beginSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the member */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Keep a passkey that a device has made
         * @description Needs proveMember; the owner is told by mail.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/{idx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a passkey another name */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Remove a passkey
         * @description Needs proveMember; the owner is told by mail.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/creation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a device needs to make a passkey
         * @description Needs proveMember. The challenge counts once, for five minutes and this member.
         */
        post: operations["createPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a passkey is to sign for a login or a proof
         * @description The challenge counts once and for five minutes.
         */
        post: operations["challengePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a passkey */
        post: operations["logInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A copy of all that is kept of the member
         * @description Needs proveMember; five times a day.
         */
        get: operations["exportUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefit-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a benefit-mall member, or change the department */
        post: operations["registerBenefitUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefit-users/code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company of a corporate code */
        get: operations["checkBenefitCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balances of Awesome cash and welfare points */
        get: operations["viewPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/points/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a point account, newest first */
        get: operations["listPointHistory"];
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
        /**
         * @description DEC-140.
         * @enum {string}
         */
        LoginType: "EMAIL" | "KAKAO" | "NAVER" | "APPLE";
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
        /** @description An opaque token (DEC-115). */
        Token: string;
        /** @description Seconds since 1970. */
        EpochSeconds: number;
        /** @description For a native client: the tokens themselves (DEC-178). */
        NativeTokens: {
            accessToken: components["schemas"]["Token"];
            refreshToken: components["schemas"]["Token"];
            accessTokenExpiresAt: components["schemas"]["EpochSeconds"];
        };
        /** @description For a browser: the cookies are set, only the expiry is told (DEC-178). */
        BrowserSession: {
            accessTokenExpiresAt: components["schemas"]["EpochSeconds"];
        };
        /** @description A social account whose e-mail belongs to a member: prove the e-mail, then log in again with connectCertIdx. */
        NeedConnect: {
            /** @constant */
            needConnect: true;
            email: string;
        };
        /** @description What the social provider told, to be sent back with the sign-up. */
        SocialMeta: {
            /** @enum {string} */
            provider: "KAKAO" | "NAVER" | "APPLE";
            snsId: string;
            email: string | null;
            name: string | null;
        };
        /** @description A social account nobody has: go on to sign-up with userMeta. */
        NeedSignup: {
            /** @constant */
            needSignup: true;
            userMeta: components["schemas"]["SocialMeta"];
        };
        /**
         * @description How somebody came in.
         * @enum {string}
         */
        LoginWay: "EMAIL" | "KAKAO" | "NAVER" | "APPLE" | "PASSKEY";
        /** @description A row's number. */
        Idx: number;
        /** @description No content. */
        Nothing: Record<string, never>;
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
        /**
         * @description DOM-ENUM-04.
         * @enum {string}
         */
        CertPurpose: "CONNECT_EMAIL" | "FIND_PWD" | "SIGN_EMAIL" | "FIND_ID" | "MODIFY_PHONE" | "SIGN_PHONE";
        /** @description A moment in Korean time, yyyy-MM-dd HH:mm:ss (DEC-010, DEC-001). */
        Moment: string;
        /** @description How many, or null when not told. */
        CntOrNull: number | null;
        CredentialId: string;
        Bytes: string;
        /** @description What an authenticator signed. */
        SignedChallenge: {
            id: components["schemas"]["CredentialId"];
            clientDataJSON: components["schemas"]["Bytes"];
            authenticatorData: components["schemas"]["Bytes"];
            signature: components["schemas"]["Bytes"];
            userHandle: string | null;
        };
        /** @description The number of a login; it opens nothing. */
        SessionId: string;
        /** @description A login that can still be used (DEC-195). */
        OpenSession: {
            id: components["schemas"]["SessionId"];
            /** @enum {string} */
            client: "web" | "webview";
            userAgent: string;
            ip: string;
            startedAt: components["schemas"]["Moment"];
            lastSeenAt: components["schemas"]["Moment"];
            /** @description The login that asks. */
            isCurrent: boolean;
        };
        /** @description A moment in Korean time, or null. */
        MomentOrNull: string | null;
        /** @description A passkey as its owner sees it. */
        Passkey: {
            idx: components["schemas"]["Idx"];
            name: string;
            createdAt: components["schemas"]["Moment"];
            lastUsedAt: components["schemas"]["MomentOrNull"];
        };
        Transports: string[];
        /** @description What an authenticator made. */
        MadePasskey: {
            id: components["schemas"]["CredentialId"];
            clientDataJSON: components["schemas"]["Bytes"];
            attestationObject: components["schemas"]["Bytes"];
            transports: components["schemas"]["Transports"];
        };
        /** @description What a device needs to make a passkey for the member. */
        PasskeyCreation: {
            challenge: components["schemas"]["Bytes"];
            rpId: string;
            rpName: string;
            /** @description Random, the same for all passkeys of the member. */
            userId: components["schemas"]["Bytes"];
            userName: string;
            displayName: string;
            /** @description Devices that have one already. */
            known: {
                id: components["schemas"]["CredentialId"];
                transports: components["schemas"]["Transports"];
            }[];
        };
        /** @description To be signed once, for this domain. */
        PasskeyChallenge: {
            challenge: components["schemas"]["Bytes"];
            rpId: string;
        };
        /** @description Whole won. */
        Won: number;
        /**
         * @description DEC-067.
         * @enum {string}
         */
        PointType: "AWESOME_CASH" | "WELFARE";
        /** @description Whole won; negative takes off. */
        SignedWon: number;
        /** @description A booking's number, not guessable (DEC-085). */
        OrderNum: string;
        /**
         * Format: date
         * @description A calendar day, or null.
         */
        DayOrNull: string | null;
        /** @description A line of a point account (DEC-068). */
        PointHistory: {
            idx: components["schemas"]["Idx"];
            pointType: components["schemas"]["PointType"];
            /** @enum {string} */
            actionType: "SAVE" | "USE" | "EXPIRE" | "CANCEL";
            amount: components["schemas"]["SignedWon"];
            balance: components["schemas"]["Won"];
            title: string;
            orderNum: components["schemas"]["OrderNum"] | null;
            regDate: components["schemas"]["Moment"];
            expireDate: components["schemas"]["DayOrNull"];
        };
        /** @description How many. */
        Cnt: number;
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
        /** @description The refresh token is expired, revoked or unknown. */
        SessionGone: {
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
    };
    parameters: {
        /** @description Links cannot send it (DEC-148). */
        RequestedWith: "web";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
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
                 *       "loginType": "EMAIL",
                 *       "id": "haneul@example.com",
                 *       "pwd": "abc123!@"
                 *     }
                 */
                "application/json": {
                    loginType: components["schemas"]["LoginType"];
                    id?: string;
                    pwd?: string;
                    snsToken?: string;
                    connectCertIdx?: components["schemas"]["OpaqueId"];
                    rememberMe?: boolean;
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
                        data: components["schemas"]["NativeTokens"] | components["schemas"]["BrowserSession"] | components["schemas"]["NeedConnect"] | components["schemas"]["NeedSignup"];
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
    recordLogin: {
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
                 *       "loginType": "EMAIL",
                 *       "clientInterface": "WEB"
                 *     }
                 */
                "application/json": {
                    loginType: components["schemas"]["LoginWay"];
                    /** @enum {string} */
                    clientInterface: "WEB" | "WEBVIEW";
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
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    refreshToken?: components["schemas"]["Token"];
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
                        data: components["schemas"]["NativeTokens"] | components["schemas"]["BrowserSession"];
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
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    refreshToken?: components["schemas"]["Token"];
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
    viewUser: {
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
                        data: components["schemas"]["UserInfo"];
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
    updateUser: {
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
                 *       "name": "김하늘"
                 *     }
                 */
                "application/json": {
                    certIdx?: components["schemas"]["OpaqueId"];
                    name?: string;
                    phone?: string;
                    pwd?: string;
                    /** @description Given or taken back. */
                    marketingAgree?: boolean;
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
                        data: components["schemas"]["UserInfo"];
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
    signUp: {
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
                 *       "certEmailIdx": "q7Zr2mK9xV4bT1nE8sWc0A",
                 *       "certPhoneIdx": "q7Zr2mK9xV4bT1nE8sWc0A",
                 *       "id": "haneul@example.com",
                 *       "name": "김하늘",
                 *       "phone": "01012345678",
                 *       "userMeta": {
                 *         "provider": null,
                 *         "snsId": null,
                 *         "termsAgree": true,
                 *         "privacyAgree": true,
                 *         "ageAgree": true,
                 *         "marketingAgree": false
                 *       },
                 *       "pwd": "abc123!@"
                 *     }
                 */
                "application/json": {
                    /** @description Null when a social provider has proven the e-mail. */
                    certEmailIdx: components["schemas"]["OpaqueId"] | null;
                    certPhoneIdx: components["schemas"]["OpaqueId"];
                    /** @description The e-mail. */
                    id: string;
                    name: string;
                    phone: string;
                    /** @description Absent for a social account. */
                    pwd?: string;
                    userMeta: {
                        provider: ("KAKAO" | "NAVER" | "APPLE") | null;
                        snsId: string | null;
                        /** @constant */
                        termsAgree: true;
                        /** @constant */
                        privacyAgree: true;
                        /** @constant */
                        ageAgree: true;
                        marketingAgree: boolean;
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
                        data: components["schemas"]["NativeTokens"] | components["schemas"]["BrowserSession"];
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
    checkUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                            exists: boolean;
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
    saveInternationalInfo: {
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
                 *       "internationalNumber": "KR",
                 *       "internationalPhone": "1012345678",
                 *       "userFirstName": "Haneul",
                 *       "userLastName": "Kim"
                 *     }
                 */
                "application/json": {
                    internationalNumber: components["schemas"]["NationCode"];
                    internationalPhone: string;
                    userFirstName: string;
                    userLastName: string;
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
                        data: components["schemas"]["InternationalInfo"];
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
    resetPassword: {
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
                 *       "id": "haneul@example.com",
                 *       "pwd": "abc123!@"
                 *     }
                 */
                "application/json": {
                    certIdx: components["schemas"]["OpaqueId"];
                    id: string;
                    pwd: string;
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
    sendCert: {
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
                 *       "type": "SIGN_PHONE"
                 *     }
                 */
                "application/json": {
                    /** @description E-mail, or phone digits. */
                    dest: string;
                    type: components["schemas"]["CertPurpose"];
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
                            expiresAt: components["schemas"]["Moment"];
                            /** @description Text messages left today for this phone; null for e-mail. */
                            remainCnt: components["schemas"]["CntOrNull"];
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
    unlinkUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Links cannot send it (DEC-148). */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
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
    revokeApple: {
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
                 *       "authorizationCode": "c3f9"
                 *     }
                 */
                "application/json": {
                    authorizationCode: string;
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
    proveMember: {
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
                 *       "pwd": "tulip73#"
                 *     }
                 */
                "application/json": {
                    /** @description The current password. */
                    pwd?: string;
                    certIdx?: components["schemas"]["OpaqueId"];
                    passkey?: components["schemas"]["SignedChallenge"];
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
    listSessions: {
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
                            sessions: components["schemas"]["OpenSession"][];
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
    endSessions: {
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
                 *       "id": "7f3c1f0e-3c52-4a2b-9d3e-0a7f5b1c2d3e"
                 *     }
                 */
                "application/json": {
                    /** @description One login; without it all others end. */
                    id?: components["schemas"]["SessionId"];
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
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    listSocials: {
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
                            socials: {
                                /** @enum {string} */
                                provider: "KAKAO" | "NAVER" | "APPLE";
                                linkedAt: components["schemas"]["Moment"];
                            }[];
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
    addSocial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "KAKAO" | "NAVER" | "APPLE";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "snsToken": "q7Zr2mK9xV4bT1nE8sWc0A.code"
                 *     }
                 */
                "application/json": {
                    snsToken: string;
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
    removeSocial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "KAKAO" | "NAVER" | "APPLE";
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
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    beginSocial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "KAKAO" | "NAVER" | "APPLE";
            };
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
                            url: string;
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
    listPasskeys: {
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
                            passkeys: components["schemas"]["Passkey"][];
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
    addPasskey: {
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
                 *       "name": "내 휴대폰",
                 *       "passkey": {
                 *         "id": "q7Zr2mK9xV4bT1nE8sWc0A",
                 *         "clientDataJSON": "e30",
                 *         "attestationObject": "AA",
                 *         "transports": [
                 *           "internal"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    passkey: components["schemas"]["MadePasskey"];
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
    renamePasskey: {
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
                 *       "name": "회사 노트북"
                 *     }
                 */
                "application/json": {
                    name: string;
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
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    removePasskey: {
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
            404: components["responses"]["NotFound"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    createPasskey: {
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
                        data: components["schemas"]["PasskeyCreation"];
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
    challengePasskey: {
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
                        data: components["schemas"]["PasskeyChallenge"];
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
    logInByPasskey: {
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
                 *       "passkey": {
                 *         "id": "q7Zr2mK9xV4bT1nE8sWc0A",
                 *         "clientDataJSON": "e30",
                 *         "authenticatorData": "AA",
                 *         "signature": "AA",
                 *         "userHandle": null
                 *       }
                 *     }
                 */
                "application/json": {
                    passkey: components["schemas"]["SignedChallenge"];
                    rememberMe?: boolean;
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
                        data: components["schemas"]["NativeTokens"] | components["schemas"]["BrowserSession"];
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
    exportUser: {
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
                            fileName: string;
                            /** @description JSON. */
                            text: string;
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
    registerBenefitUser: {
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
                 *       "corpCode": "HANBIT01",
                 *       "deptName": "인사팀",
                 *       "userName": "김하늘"
                 *     }
                 */
                "application/json": {
                    corpCode: string;
                    deptName: string;
                    userName: string;
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
                        data: components["schemas"]["UserInfo"];
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
    checkBenefitCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
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
                            corpCode: string;
                            corpName: string;
                            valid: boolean;
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
    viewPoints: {
        parameters: {
            query?: {
                /** @description The plan of a booking form. What the member's unpaid orders for other rooms keep is left out then. Absent = all that the member owns. */
                rateplanIdx?: components["schemas"]["Idx"];
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
                            /** @description Awesome cash. */
                            point: components["schemas"]["Won"];
                            /** @description Welfare points. */
                            userPoint: components["schemas"]["Won"];
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
    listPointHistory: {
        parameters: {
            query: {
                pointType: components["schemas"]["PointType"];
                /** @description Absent = ALL. */
                actionType?: "ALL" | "SAVE" | "USE" | "EXPIRE" | "CANCEL";
                /** @description Those older than this one; absent = from the newest. */
                before?: components["schemas"]["Idx"];
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
                            histories: components["schemas"]["PointHistory"][];
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
            401: components["responses"]["LoginRequired"];
            499: components["responses"]["MemberChanged"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
}
