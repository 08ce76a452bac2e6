import { authHandlers } from "./services/auth/handlers.ts";
import { contentHandlers } from "./services/content/handlers.ts";
import type { ServiceHandlers } from "./services/Handler.ts";
import { viewHotelPrices } from "./services/hotels-combined/viewHotelPrices.ts";
import { closeSession } from "./services/internal-auth/closeSession.ts";
import { openSession } from "./services/internal-auth/openSession.ts";
import { viewSession } from "./services/internal-auth/viewSession.ts";
import { sendMessage } from "./services/message/sendMessage.ts";
import { verifyCert } from "./services/message/verifyCert.ts";
import { paymentHandlers } from "./services/payment/handlers.ts";

/** The handlers of all operations, by service. */
export const handlers: ServiceHandlers = {
	auth: authHandlers,
	content: contentHandlers,
	"hotels-combined": { viewHotelPrices },
	"internal-auth": { closeSession, openSession, viewSession },
	message: { sendMessage, verifyCert },
	payment: paymentHandlers,
};
