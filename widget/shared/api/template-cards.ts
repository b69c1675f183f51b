import type { WidgetLook, WidgetQuestion, WidgetStrings } from '../../../src/contract/types';

/** A question at its position in a survey, and the data to draw it. */
export interface Card {
	question: WidgetQuestion;
	/** From 1. */
	number: number;
	count: number;
	look: WidgetLook;
	strings: WidgetStrings;
}

/** The interface between the bundle and the admin app. */
export interface CardsBundle {
	/** Draws the card into an element, which is emptied; the drawn controls don't work. */
	draw: ( place: HTMLElement, card: Card ) => void;
}

declare global {
	interface Window {
		userfeedback_cards?: CardsBundle;
	}
}
