import type { WidgetLook, WidgetQuestion, WidgetStrings } from '../../src/contract/types';

/** A question at its place in a survey, and what it is drawn with. */
export interface Card {
	question: WidgetQuestion;
	/** From 1. */
	number: number;
	count: number;
	look: WidgetLook;
	strings: WidgetStrings;
}

/** What the bundle gives to the admin app, and all that the two know of each other. */
export interface Cards {
	/** Draws the card into an element, which is emptied; of what stands there nothing works. */
	draw: ( place: HTMLElement, card: Card ) => void;
}

declare global {
	interface Window {
		userfeedback_cards?: Cards;
	}
}
