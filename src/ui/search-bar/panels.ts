/** The panels of the search bar, which come together: one that is opened is seldom the only one. */
export { DatePanel, DatePanelFooter } from "./DatePanel.tsx";
export { GuestPanel } from "./GuestPanel.tsx";
export { KeywordPanel } from "./KeywordPanel.tsx";
