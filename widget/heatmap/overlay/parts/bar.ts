import type { HeatmapMap } from '../../../../src/contract/types';
import type { Mode } from '../paint/drawing';
import { part } from './part';
import { filled, inNumbers } from '../words';
import type { Words } from '../words';

export interface Bar {
	element: HTMLElement;
	/** Announces a text to assistive technology. */
	say( text: string ): void;
	show( map: HeatmapMap, mode: Mode ): void;
}

interface Wishes {
	mode( mode: Mode ): void;
	list( isOpen: boolean ): void;
	/** Resolves when the picture is made. */
	picture(): Promise< void >;
	close(): void;
}

/** Makes the toolbar for a separate tab, where nothing of wp-admin is next to the page. */
export function makeBar( words: Words, wish: Wishes ): Bar {
	const modes = ( [ 'clicks', 'scroll', 'both' ] as const ).map( ( mode ) =>
		part( 'input', { type: 'radio', name: 'mode', value: mode, onchange: () => wish.mode( mode ) } )
	);
	const note = part( 'span', { className: 'note' } );
	const said = part( 'span', { className: 'said', role: 'status' } );
	const list = part( 'button', { type: 'button', ariaExpanded: 'false' }, words.elements );
	list.onclick = () => {
		const isOpen = list.ariaExpanded !== 'true';
		list.ariaExpanded = String( isOpen );
		wish.list( isOpen );
	};
	const picture = part( 'button', { type: 'button' }, words.picture );
	picture.onclick = () => {
		// Tab can still reach it while it is busy.
		if ( picture.ariaDisabled !== 'true' ) {
			picture.ariaDisabled = 'true';
			void wish.picture().finally( () => {
				picture.ariaDisabled = null;
			} );
		}
	};
	const close = part( 'button', { type: 'button', onclick: () => wish.close() }, words.close );
	return {
		element: part(
			'section',
			{ className: 'bar', ariaLabel: words.title },
			note,
			part(
				'fieldset',
				{},
				part( 'legend', {}, words.mode ),
				...modes.map( ( input ) => part( 'label', {}, input, words[ input.value as Mode ] ) )
			),
			part( 'div', { className: 'buttons' }, list, picture, close ),
			said
		),
		say: ( text ) => {
			said.textContent = text;
		},
		show: ( { views }, mode ) => {
			note.textContent = filled( words.views, inNumbers( views ) );
			modes.forEach( ( input ) => {
				input.checked = input.value === mode;
			} );
		},
	};
}
