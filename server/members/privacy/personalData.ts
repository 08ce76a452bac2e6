import type { RetentionName } from "#domain/member/retentionRules.ts";
import type { MemberPath } from "./store/OwnRecords.ts";

/** The personal data in a table. */
interface PersonalTable {
	readonly columns: Readonly<Record<string, RetentionName>>;
	/** Columns included in the member's own copy; internal secrets are left out. */
	readonly own: readonly string[];
	/** How rows are linked to a member; null for rows that are short-lived or not shown to the member. */
	readonly memberPath: MemberPath | null;
}

/**
 * All columns with personal data, with the reason and period of retention. A test compares this with the database, so every new text column
 * must be classified here. [DEC-196]
 */
export const personalData = {
	member: {
		columns: {
			email: "account",
			email_key: "account",
			name: "account",
			phone: "account",
			phone_key: "account",
			password_hash: "account",
			corp_code: "account",
			corp_user_name: "account",
			dept_name: "account",
			international_number: "account",
			international_phone: "account",
			user_first_name: "account",
			user_last_name: "account",
		},
		own: [
			...["email", "name", "phone", "corp_code", "corp_user_name", "dept_name", "international_number"],
			...[
				"international_phone",
				"user_first_name",
				"user_last_name",
				"grade",
				"marketing_agree",
				"created_at",
			],
		],
		memberPath: "member_id",
	},
	member_social: { columns: { sns_id: "account" }, own: ["provider", "linked_at"], memberPath: "member_id" },
	wish: { columns: {}, own: ["property_id", "created_at"], memberPath: "member_id" },
	wish_share: { columns: { token: "account" }, own: ["created_at"], memberPath: "member_id" },
	advance_notice_application: { columns: {}, own: ["alarm_id", "applied_at"], memberPath: "member_id" },
	silver_used: { columns: { hash: "once" }, own: [], memberPath: null },
	session: {
		columns: { user_agent: "access", ip: "access" },
		own: ["client", "user_agent", "ip", "created_at", "last_seen_at"],
		memberPath: "member_id",
	},
	member_device: {
		columns: { device_hash: "device" },
		own: ["first_seen_at", "last_seen_at"],
		memberPath: "member_id",
	},
	passkey: {
		columns: { credential_id: "account", public_key: "account", user_handle: "account", name: "account" },
		own: ["name", "created_at", "last_used_at"],
		memberPath: "member_id",
	},
	passkey_challenge: { columns: { user_handle: "code" }, own: [], memberPath: null },
	security_event: {
		columns: { ip: "access", detail: "access" },
		own: ["at", "what", "ip"],
		memberPath: "member_id",
	},
	login_history: {
		columns: { ip: "access", user_agent: "access" },
		own: ["login_type", "client_interface", "ip", "user_agent", "created_at"],
		memberPath: "member_id",
	},
	cert: { columns: { dest_key: "code" }, own: [], memberPath: null },
	sms_day: { columns: { phone_key: "code" }, own: [], memberPath: null },
	rate_counter: { columns: { key: "abuse" }, own: [], memberPath: null },
	billing_key: {
		columns: { customer_key: "account", key_cipher: "account", key_hash: "account", card_label: "account" },
		own: ["provider", "card_label", "created_at", "removed_at"],
		memberPath: "member_id",
	},
	order_pay: {
		columns: {
			booker_name: "contract",
			booker_tel: "contract",
			booker_email: "contract",
			guest_name: "contract",
			guest_tel: "contract",
			guest_email: "contract",
			user_first_name: "contract",
			user_last_name: "contract",
			international_number: "contract",
			international_phone: "contract",
			request: "contract",
			agreements: "contract",
		},
		own: [
			...["booker_name", "booker_tel", "booker_email"],
			...["order_num", "stage", "pay_method", "guest_name", "guest_tel", "guest_email", "user_first_name"],
			...["user_last_name", "international_number", "international_phone", "request", "agreements"],
			...[
				"original_amount",
				"sale_amount",
				"coupon_amount",
				"point_amount",
				"user_point_amount",
				"total_amount",
			],
			...["created_at", "placed_at"],
		],
		memberPath: "member_id",
	},
	order_product: {
		columns: { child_ages: "contract", cancel_reason: "contract" },
		own: [
			...["order_no", "status", "snapshot", "check_in", "check_out", "quantity", "adults", "child_ages"],
			...["total_amount", "cancel_amount", "cancel_reason", "cancelled_at", "confirm_num"],
		],
		memberPath: "member_id",
	},
	order_event: {
		columns: { note: "contract" },
		own: ["event", "to_status", "note", "created_at"],
		memberPath: "order_product_id",
	},
	booking_change: {
		columns: { before: "contract", after: "contract" },
		own: ["state", "before", "after", "to_pay", "back", "created_at"],
		memberPath: "order_product_id",
	},
	order_add_pay: {
		columns: { reason: "contract" },
		own: ["amount", "reason", "state", "created_at"],
		memberPath: "order_product_id",
	},
	refund: {
		columns: { reason: "contract" },
		own: ["cause", "penalty", "amount", "point_amount", "user_point_amount", "reason", "state", "created_at"],
		memberPath: "order_pay_id",
	},
	payment: {
		columns: { provider_detail: "payment" },
		own: ["kind", "method", "provider", "provider_detail", "amount", "cancelled_amount", "status", "paid_at"],
		memberPath: "order_pay_id",
	},
	payment_attempt: {
		columns: { request: "payment", response: "payment" },
		own: [],
		memberPath: "payment_id",
	},
	payment_event: { columns: { payload: "payment" }, own: [], memberPath: "payment_id" },
	gateway_sandbox: { columns: { body: "payment" }, own: [], memberPath: null },
	subscription_history: {
		columns: {},
		own: ["plan", "state", "term_first", "term_last", "created_at", "ended_at"],
		memberPath: "member_id",
	},
	subscription_charge: {
		columns: {},
		own: ["plan", "order_num", "amount", "refunded_amount", "status", "paid_at"],
		memberPath: "member_id",
	},
	user_coupon: {
		columns: {},
		own: ["coupon_manager_id", "state", "issued_at", "used_at"],
		memberPath: "member_id",
	},
	point_ledger: {
		columns: {},
		own: ["point_type", "action_type", "amount", "balance", "title", "order_num", "created_at"],
		memberPath: "member_id",
	},
	review: {
		columns: { user_name: "account", title: "account", content: "account", reply: "account" },
		own: ["property_id", "user_name", "title", "content", "star", "reply", "replied_at", "created_at"],
		memberPath: "member_id",
	},
	review_photo: {
		columns: { alt: "account", bytes: "account" },
		own: ["photo_key", "alt", "created_at"],
		memberPath: "member_id",
	},
	review_report: { columns: {}, own: ["review_id", "created_at"], memberPath: "member_id" },
	inquiry: {
		columns: {
			title: "complaint",
			contents: "complaint",
			user_order_num: "complaint",
			page_url: "complaint",
			comment_contents: "complaint",
		},
		own: ["title", "contents", "user_order_num", "page_url", "comment_contents", "comment_at", "created_at"],
		memberPath: "member_id",
	},
	inquiry_message: {
		columns: { contents: "complaint" },
		own: ["contents", "created_at"],
		memberPath: "member_id",
	},
	idempotency: {
		columns: { key: "repeat", request_hash: "repeat", answer: "repeat" },
		own: [],
		memberPath: "member_id",
	},
	outbox: {
		columns: { key: "message", recipient: "message", payload: "message", last_error: "message" },
		own: [],
		memberPath: null,
	},
	dev_inbox: { columns: { dest: "message", subject: "message", body: "message" }, own: [], memberPath: null },
	operator_action: { columns: { operator: "operation", arguments: "operation" }, own: [], memberPath: null },
	person_archive: {
		columns: { sealed: "contract", email_mark: "contract", order_mark: "contract" },
		own: [],
		memberPath: null,
	},
} as const satisfies Record<string, PersonalTable>;
