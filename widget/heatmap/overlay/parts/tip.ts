import { makeElement } from './make-element';

const GAP = 14;

export interface TipText {
	first: string;
	more: string;
}

/** Stays next to the pointer, inside the window. */
export function showTip( tip: HTMLElement, told: TipText | null, x: number, y: number ): void {
	tip.hidden = ! told;
	if ( told ) {
		tip.replaceChildren( makeElement( 'strong', {}, told.first ), told.more );
		const { clientWidth, clientHeight } = document.documentElement;
		const { offsetWidth: width, offsetHeight: height } = tip;
		const left = x + GAP + width > clientWidth ? x - GAP - width : x + GAP;
		const top = y + GAP + height > clientHeight ? y - GAP - height : y + GAP;
		tip.style.translate = `${ Math.max( 0, left ) }px ${ Math.max( 0, top ) }px`;
	}
}
