/** All panels of the search bar in one chunk, since visitors who open one usually open another. */
export { DatePanel, DatePanelFooter } from "./DatePanel.tsx";
export { GuestPanel } from "./GuestPanel.tsx";
export { KeywordPanel } from "./KeywordPanel.tsx";
