// Generated from openapi/payment.yaml by scripts/contracts.ts. Do not edit.
export interface paths {
    "/v1/payments/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a payment at the provider
         * @description Exactly one of orderNum and orderAddPayIdx.
         */
        post: operations["preparePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle a payment the traveller has agreed to */
        post: operations["approvePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a whole order by its quote */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/part-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund one order product
         * @description Called by the content service, not by browsers.
         */
        post: operations["partCancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{orderNum}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment of an order */
        get: operations["viewPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a provider's event, once by its id
         * @description Called by payment providers. The signature covers the raw body; the body's form is the provider's own.
         */
        post: operations["receiveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The subscription and what can be done with it */
        get: operations["viewSubscription"];
        put?: never;
        /** Subscribe to Awesome */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subscription payments, newest first */
        get: operations["listSubscriptionHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/billing-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a card at the provider */
        post: operations["registerBillingKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Silver to Gold, at once */
        post: operations["upgradeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the subscription with its term */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give Gold back for the full price within 7 days */
        post: operations["withdrawSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Use another card from the next charge on */
        put: operations["changeSubscriptionCard"];
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
         * @description PAY-02, DEC-086.
         * @enum {string}
         */
        PayKind: "main" | "global" | "voucher" | "addpay" | "lms";
        /** @description A booking's number, not guessable (DEC-085). */
        OrderNum: string;
        /** @description A row's number. */
        Idx: number;
        /**
         * @description PAY-04.
         * @enum {string}
         */
        PayMethod: "card" | "uplus" | "tosspay" | "naverpay" | "naver" | "kakaopay" | "kakao" | "payco" | "eximbay";
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
        /** @description An address, or null. */
        UrlOrNull: string | null;
        /** @description Whole won. */
        Won: number;
        /** @description A moment in Korean time, yyyy-MM-dd HH:mm:ss (DEC-010, DEC-001). */
        Moment: string;
        /** @description Whole won; negative takes off. */
        SignedWon: number;
        /**
         * Format: date
         * @description A calendar day, yyyy-MM-dd (DOM-DATE-01).
         */
        Day: string;
        /** @description Rooms. */
        RoomCnt: number;
        /** @description Percent. */
        Rate: number;
        /**
         * @description DOM-ENUM-03, DEC-092.
         * @enum {string}
         */
        DiscountType: "GENERAL" | "LONG_NIGHT" | "EARLY_BIRD" | "TIME_DEAL";
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
        /** @description Digest of a price ledger, as read out over the phone (DEC-179). */
        Digest: string;
        /** @description A price as its lines; they add up to the total (DEC-179). */
        PriceLedger: {
            lines: components["schemas"]["LedgerLine"][];
            total: components["schemas"]["Won"];
            digest: components["schemas"]["Digest"];
        };
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
         * @description unknown = the provider has not said yet; never a failure, the server finds out.
         * @enum {string}
         */
        PayOutcome: "approved" | "unknown";
        /**
         * @description PAY-01.
         * @enum {string}
         */
        PayStatus: "ready" | "complete" | "cancel" | "fail" | "cancelRequest" | "partialCancel" | "partialCanceled";
        /** @description A moment in Korean time, or null. */
        MomentOrNull: string | null;
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
        /** @description An unguessable id. */
        OpaqueId: string;
        /**
         * @description DOM-STATUS-01, DEC-079.
         * @enum {string}
         */
        OrderProductStatus: "pending" | "add_pay" | "complete" | "confirm" | "confirm_wait" | "noshow" | "cancel" | "cancel_request" | "cancel_wait";
        /** @description A product after a cancel step. */
        CancelledProduct: {
            orderProductIdx: components["schemas"]["Idx"];
            orderProductStatus: components["schemas"]["OrderProductStatus"];
            payStatus: components["schemas"]["PayStatus"];
            /** @description Given back by the provider so far. */
            cancelAmount: components["schemas"]["Won"];
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
        /**
         * Format: date
         * @description A calendar day, or null.
         */
        DayOrNull: string | null;
        /**
         * @description What can be bought.
         * @enum {string}
         */
        MembershipPlan: "Silver" | "Gold";
        /**
         * @description SUBS-01.
         * @enum {string}
         */
        SubscriptionState: "USE" | "CANCEL_REQUEST" | "CANCEL_UPGRADE" | "CANCEL_PAYMENT" | "CANCEL" | "WITHDRAW";
        /** @description A row's number, or null. */
        IdxOrNull: number | null;
        /** @description The running subscription, or the last one (DEC-174). */
        Subscription: {
            idx: components["schemas"]["Idx"];
            plan: components["schemas"]["MembershipPlan"];
            state: components["schemas"]["SubscriptionState"];
            /** @description First day of the first term; terms are counted from it (DEC-072). */
            startDate: components["schemas"]["Day"];
            termStartDate: components["schemas"]["Day"];
            termEndDate: components["schemas"]["Day"];
            /** @description Null when nothing will be charged any more. */
            nextChargeDate: components["schemas"]["DayOrNull"];
            nextChargeAmount: components["schemas"]["Won"];
            lastPaidDate: components["schemas"]["DayOrNull"];
            billingKeyIdx: components["schemas"]["IdxOrNull"];
            /** @description e.g. 신한카드 ****-1234. */
            cardName: string | null;
            failedCharges: number;
            /** @description Gold, day 0 to 7, no valid booking (DEC-073). */
            withdrawable: boolean;
        };
        /** @description An address, relative or absolute. */
        Url: string;
        /** @description A line of the subscription payment history. */
        SubscriptionHistory: {
            idx: components["schemas"]["Idx"];
            plan: components["schemas"]["MembershipPlan"];
            state: components["schemas"]["SubscriptionState"];
            amount: components["schemas"]["Won"];
            paid: boolean;
            refunded: boolean;
            chargeDate: components["schemas"]["Moment"];
            termStartDate: components["schemas"]["Day"];
            termEndDate: components["schemas"]["Day"];
            cardName: string | null;
        };
        /** @description A card kept at the provider. */
        BillingKey: {
            billingKeyIdx: components["schemas"]["Idx"];
            cardName: string;
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
        /** @description No session, or its access token has ended (-4), or the session is gone (-3). */
        LoginRequired: {
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
        /** @description The member has changed since the token was issued (DEC-110). */
        MemberChanged: {
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
    preparePayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payKind": "main",
                 *       "payMethod": "card",
                 *       "orderNum": "AW261120-7K3QXZ9B2M4TF"
                 *     }
                 */
                "application/json": {
                    payKind: components["schemas"]["PayKind"];
                    orderNum?: components["schemas"]["OrderNum"];
                    orderAddPayIdx?: components["schemas"]["Idx"];
                    payMethod: components["schemas"]["PayMethod"];
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
                            paymentIdx: components["schemas"]["Idx"];
                            /** @description Null when nothing is left to pay. */
                            checkoutUrl: components["schemas"]["UrlOrNull"];
                            amount: components["schemas"]["Won"];
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
    approvePayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentIdx": 55,
                 *       "orderNum": "AW261120-7K3QXZ9B2M4TF",
                 *       "pgToken": "tk_5f1c"
                 *     }
                 */
                "application/json": {
                    paymentIdx: components["schemas"]["Idx"];
                    orderNum: components["schemas"]["OrderNum"];
                    pgToken: string;
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
                            outcome: components["schemas"]["PayOutcome"];
                            orderNum: components["schemas"]["OrderNum"];
                            payment: components["schemas"]["Payment"];
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
    cancelPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderPayIdx": 41,
                 *       "reason": "일정이 바뀌었습니다.",
                 *       "quoteId": "q7Zr2mK9xV4bT1nE8sWc0A"
                 *     }
                 */
                "application/json": {
                    orderPayIdx: components["schemas"]["Idx"];
                    reason: string;
                    quoteId: components["schemas"]["OpaqueId"];
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
                            payStatus: components["schemas"]["PayStatus"];
                            orderProducts: components["schemas"]["CancelledProduct"][];
                            cancelInfo: components["schemas"]["CancelInfo"];
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
    partCancelPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderProductIdx": 77,
                 *       "reason": "일정이 바뀌었습니다."
                 *     }
                 */
                "application/json": {
                    orderProductIdx: components["schemas"]["Idx"];
                    reason: string;
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["ServiceOnly"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Refused"];
        };
    };
    viewPayment: {
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
                            outcome: components["schemas"]["PayOutcome"];
                            orderNum: components["schemas"]["OrderNum"];
                            orderProductIdx: components["schemas"]["Idx"];
                            /** @description Null while the order is not paid. */
                            orderProductStatus: components["schemas"]["OrderProductStatus"] | null;
                            /** @description The last day of a voucher. */
                            validUntil: components["schemas"]["DayOrNull"];
                            productName: string;
                            payment: components["schemas"]["Payment"];
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
    receiveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
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
                            /** @constant */
                            received: true;
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
    viewSubscription: {
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
                            subscription: components["schemas"]["Subscription"] | null;
                            /** @description False once Silver was joined (DEC-069). */
                            silverAvailable: boolean;
                            /** @description Where the provider asks for the card; it comes back with authKey. */
                            cardRegistrationUrl: components["schemas"]["Url"];
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
    subscribe: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "Gold",
                 *       "billingKeyIdx": 3,
                 *       "agreeCouponLoss": true
                 *     }
                 */
                "application/json": {
                    plan: components["schemas"]["MembershipPlan"];
                    billingKeyIdx: components["schemas"]["Idx"];
                    /** @constant */
                    agreeCouponLoss: true;
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
                            outcome: components["schemas"]["PayOutcome"];
                            /** @description Null while the outcome is unknown. */
                            subscription: components["schemas"]["Subscription"] | null;
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
    listSubscriptionHistories: {
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
                            histories: components["schemas"]["SubscriptionHistory"][];
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
    registerBillingKey: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "authKey": "ak_91bd"
                 *     }
                 */
                "application/json": {
                    authKey: string;
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
                        data: components["schemas"]["BillingKey"];
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
    upgradeSubscription: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "agreeCouponLoss": true
                 *     }
                 */
                "application/json": {
                    /** @description Absent = the card in use. */
                    billingKeyIdx?: components["schemas"]["Idx"];
                    /** @constant */
                    agreeCouponLoss: true;
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
                            outcome: components["schemas"]["PayOutcome"];
                            subscription: components["schemas"]["Subscription"] | null;
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
    cancelSubscription: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
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
                        data: {
                            subscription: components["schemas"]["Subscription"];
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
    withdrawSubscription: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key gives the same answer; with another body it is refused (DEC-173). */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
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
                        data: {
                            outcome: components["schemas"]["PayOutcome"];
                            refundAmount: components["schemas"]["Won"];
                            subscription: components["schemas"]["Subscription"];
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
    changeSubscriptionCard: {
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
                 *       "billingKeyIdx": 3
                 *     }
                 */
                "application/json": {
                    billingKeyIdx: components["schemas"]["Idx"];
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
                            subscription: components["schemas"]["Subscription"];
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
}
