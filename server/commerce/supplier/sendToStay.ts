import type { Queryable } from "#server/platform/database/Database.ts";
import type { MailMessage, StayMail } from "#server/platform/outbox/Message.ts";
import { contactOf } from "./store/stayContact.ts";

interface MailParts {
	readonly db: Queryable;
	/** Sends a mail; throws when the mail server does not take it. */
	send(mail: MailMessage): Promise<void>;
	/** The address of the customer centre, which gets what is for a stay without an address. */
	readonly customerCentre: string;
}

/** Sends a mail to the stay that a room was booked at, given the room's order number; throws when the mail server does not take it. */
export type SendToStay = (mail: StayMail, orderNo: string) => Promise<void>;

/** Returns the function that mails to stays, or to the customer centre when a stay has no address. [DEC-183] */
export const createSendToStay =
	({ db, send, customerCentre }: MailParts): SendToStay =>
	async ({ subject, said, text }, orderNo) => {
		const contact = await contactOf(db, orderNo);
		const note = contact?.email
			? ""
			: "이 숙소에는 연락처가 없어 고객센터로 보내요. stay-mail로 등록해 주세요.\n\n";
		const mail = { to: contact?.email ?? customerCentre, subject, said, text: `${note}${text}` };
		await send(contact ? { ...mail, orderPayId: contact.orderPayId } : mail);
	};
