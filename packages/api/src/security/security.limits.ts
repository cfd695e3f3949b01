/** How long the code of a reset letter works, in seconds. */
export const PASSWORD_RESET_SECONDS = 10 * 60;

/** How long a session may do what asks for a proof after giving one, in seconds. */
export const PASSWORD_CONFIRMATION_SECONDS = 5 * 60;

/** How long a deactivated account can be had back, in days. */
export const DEACTIVATION_DAYS = 30;
