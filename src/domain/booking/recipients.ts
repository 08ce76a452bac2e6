/** How somebody is reached; an empty text is no address. */
export interface Contact {
	readonly name: string;
	readonly phone: string;
	readonly email: string;
}

/** Who is written to about an order, each by the addresses that nobody else is written to by. */
export interface Recipients {
	/** Gets everything, money included. */
	readonly booker: Contact;
	/** Gets what one needs in order to stay; null: everybody has been reached. */
	readonly guest: Contact | null;
}

const isSame = (one: string, other: string): boolean =>
	one !== "" && one.toLowerCase() === other.toLowerCase();

const isSamePerson = (booker: Contact, guest: Contact): boolean =>
	isSame(booker.email, guest.email) || isSame(booker.phone, guest.phone);

/**
 * A booker without an address of their own is reached by the guest's only where both are one person, or where nobody could be
 * told of the money otherwise. No address is written to twice. [DEC-197]
 */
export function recipients(booker: Contact, guest: Contact): Recipients {
	const borrows = isSamePerson(booker, guest) || (booker.email === "" && booker.phone === "");
	const told: Contact = {
		name: booker.name || guest.name,
		email: booker.email || (borrows ? guest.email : ""),
		phone: booker.phone || (borrows ? guest.phone : ""),
	};
	const email = isSame(told.email, guest.email) ? "" : guest.email;
	const phone = isSame(told.phone, guest.phone) ? "" : guest.phone;
	return { booker: told, guest: email || phone ? { name: guest.name, email, phone } : null };
}
