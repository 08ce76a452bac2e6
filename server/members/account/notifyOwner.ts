import { deviceName } from "#domain/member/deviceName.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";

/** Changes of which the owner is notified immediately, wherever they were made. */
export type OwnerNotice =
	| {
			readonly what:
				| "password"
				| "phone"
				| "card"
				| "passkeyAdded"
				| "passkeyRemoved"
				| "socialAdded"
				| "socialRemoved"
				| "withdrawn";
	  }
	| { readonly what: "newDevice"; readonly userAgent: string; readonly ip: string };

const headlines = {
	password: "비밀번호가 변경되었어요",
	phone: "휴대폰 번호가 변경되었어요",
	card: "결제 카드가 변경되었어요",
	passkeyAdded: "패스키가 등록되었어요",
	passkeyRemoved: "패스키가 삭제되었어요",
	socialAdded: "간편 로그인 계정이 연결되었어요",
	socialRemoved: "간편 로그인 연결이 해제되었어요",
	withdrawn: "회원 탈퇴가 완료되었어요",
	newDevice: "새로운 기기에서 로그인했어요",
} as const satisfies Record<OwnerNotice["what"], string>;

const advice = {
	changed:
		"본인이 한 일이 아니라면 바로 비밀번호를 다시 정하고, 내 정보 관리에서 다른 기기를 모두 로그아웃한 뒤 고객센터로 알려 주세요.",
	passkeyAdded:
		"본인이 한 일이 아니라면 바로 내 정보 관리에서 이 패스키를 삭제하고 다른 기기를 모두 로그아웃한 뒤, 비밀번호를 다시 정하고 고객센터로 알려 주세요.",
	socialAdded:
		"본인이 한 일이 아니라면 바로 내 정보 관리에서 이 연결을 해제하고 다른 기기를 모두 로그아웃한 뒤, 비밀번호를 다시 정하고 고객센터로 알려 주세요.",
	withdrawn: "본인이 한 일이 아니라면 바로 고객센터로 알려 주세요.",
} as const;

const adviceOf = (what: OwnerNotice["what"]): string =>
	what === "withdrawn" || what === "passkeyAdded" || what === "socialAdded" ? advice[what] : advice.changed;

/** 2026.11.22 09:05:00 */
const moment = (now: number): string => koreanDateTime(now).replaceAll("-", ".");

/**
 * Notifies the owner of a change to the account, at the e-mail address known before the change and, if the phone number was changed, at the
 * old number. [DEC-195]
 */
export async function notifyOwner(
	tx: Queryable,
	{ email, phone }: { readonly email: string; readonly phone?: string | null },
	notice: OwnerNotice,
	now: number,
): Promise<void> {
	const headline = headlines[notice.what];
	const where =
		// Never quote the raw user agent: an attacker could then write text into the mail.
		notice.what === "newDevice"
			? [`기기: ${deviceName(notice.userAgent) ?? "알 수 없음"}`, `접속 주소: ${notice.ip}`]
			: [];
	const text = [`${moment(now)} (한국 시간)에 ${headline}.`, ...where, "", adviceOf(notice.what)].join("\n");
	const key = `owner.${notice.what}`;
	await enqueue(tx, {
		topic: "mail",
		key,
		payload: {
			to: email,
			subject: `[{site}] ${headline}`,
			text,
			...(notice.what === "withdrawn" && { forgetWhenDone: true }),
		},
		runAt: now,
	});
	if (notice.what !== "phone" || !phone) return;
	const short = `[{site}] ${headline}. 본인이 아니라면 고객센터로 알려 주세요.`;
	await enqueue(tx, { topic: "sms", key, payload: { to: phone, text: short }, runAt: now });
}
