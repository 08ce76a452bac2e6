import type { ContainerModule } from "inversify";
import { accountModule } from "./account.ts";
import { bookingModule } from "./booking.ts";
import { contentModule } from "./content.ts";
import { dealsModule } from "./deals.ts";
import { memberModule } from "./member.ts";
import { membershipModule } from "./membership.ts";
import { navigationModule } from "./navigation.ts";
import { searchModule } from "./search.ts";
import { sessionModule } from "./session.ts";
import { socialModule } from "./social.ts";
import { stayModule } from "./stay.ts";

/** One module a capability, each binding its use cases to the ports they need. */
export const modules: readonly ContainerModule[] = [
	accountModule,
	bookingModule,
	contentModule,
	dealsModule,
	memberModule,
	membershipModule,
	navigationModule,
	searchModule,
	sessionModule,
	socialModule,
	stayModule,
];
