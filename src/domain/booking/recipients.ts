/** A person's contact details; an empty string means none. */
export interface Contact {
	readonly name: string;
	readonly phone: string;
	readonly email: string;
}

/** The recipients of messages about an order. No address appears under both. */
export interface Recipients {
	/** Receives every message, including those about money. */
	readonly booker: Contact;
	/** Receives what a guest needs for the stay; null when the booker's addresses already cover the guest. */
	readonly guest: Contact | null;
}

const isSame = (one: string, other: string): boolean =>
	one !== "" && one.toLowerCase() === other.toLowerCase();

const isSamePerson = (booker: Contact, guest: Contact): boolean =>
	isSame(booker.email, guest.email) || isSame(booker.phone, guest.phone);

/**
 * Determines whom to notify about an order. A missing address of the booker is filled in from the guest only when both are the same person,
 * or when the booker has no address at all and could not be told about the money. No address is notified twice. [DEC-197]
 */
export function recipients(booker: Contact, guest: Contact): Recipients {
	const borrows = isSamePerson(booker, guest) || (booker.email === "" && booker.phone === "");
	const contact: Contact = {
		name: booker.name || guest.name,
		email: booker.email || (borrows ? guest.email : ""),
		phone: booker.phone || (borrows ? guest.phone : ""),
	};
	const email = isSame(contact.email, guest.email) ? "" : guest.email;
	const phone = isSame(contact.phone, guest.phone) ? "" : guest.phone;
	return { booker: contact, guest: email || phone ? { name: guest.name, email, phone } : null };
}
