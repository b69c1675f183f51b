import { beforeEach } from 'vitest';
import type { SubmittedAnswer, WidgetQuestion, WidgetSurvey } from '../../../../src/contract/types';
import type { ShownSurvey } from '../../../shared/api/page-api';
import { IN_LINE, manifest, survey } from '../../../testing';
import type { Outcome, Port } from '../../flow/port';
import { NO_VISIT } from '../../flow/session/started-survey';
import { mount } from './mount';

/** Sets up a page with a field for each test. Leaving it ends what a choice began: other files share this window. */
export const withPage = (): void =>
	beforeEach( () => {
		document.body.innerHTML = '<main><input id="host"></main>';
		return () => void dispatchEvent( new Event( 'pagehide' ) );
	} );

/** A visitor of one survey, where the test replaces the server. */
export class Visitor {
	readonly sent: ( SubmittedAnswer[] | null )[] = [];
	readonly websites: string[] = [];
	readonly remembered: boolean[] = [];
	readonly shown: ShownSurvey;
	readonly root: ShadowRoot;
	isClosed = false;
	begun = 0;
	notNow = 0;
	answer: ( outcome: Outcome ) => void = () => undefined;
	settle: ( outcome: Outcome ) => void = () => undefined;

	constructor(
		questions: WidgetQuestion[],
		more: { minimized?: boolean; place?: HTMLElement; preview?: boolean } & Partial< WidgetSurvey > = {}
	) {
		const { minimized = false, place = null, preview = false, ...rest } = more;
		const port: Port = {
			seen: () => undefined,
			begun: () => void ( this.begun += 1 ),
			isMinimized: () => minimized,
			minimized: ( yes ) => void this.remembered.push( yes ),
			closed: () => void ( this.notNow += 1 ),
			submit: ( answers, website, settle = () => undefined ) => {
				this.settle = settle;
				this.sent.push( answers );
				this.websites.push( website );
				return new Promise( ( resolve ) => {
					this.answer = resolve;
				} );
			},
		};
		const given = survey( questions, rest );
		const onClose = (): void => {
			this.isClosed = true;
		};
		this.shown = mount( given, manifest( [ given ], { preview } ), port, place, onClose, NO_VISIT, IN_LINE );
		this.root = ( place ?? document.body ).lastElementChild?.shadowRoot as ShadowRoot;
	}

	all< E extends HTMLElement = HTMLElement >( selector: string ): E[] {
		return [ ...this.root.querySelectorAll< E >( selector ) ];
	}

	text( selector: string ): string {
		return this.all( selector )
			.map( ( element ) => element.textContent )
			.join( ' ' );
	}

	button( name: string ): HTMLButtonElement | undefined {
		return this.all< HTMLButtonElement >( 'button' ).find( ( button ) =>
			[ button.textContent, button.getAttribute( 'aria-label' ) ].includes( name )
		);
	}

	press( name: string ): void {
		const button = this.button( name ) as HTMLButtonElement;
		button.focus();
		button.click();
	}

	type( selector: string, text: string ): void {
		const [ field ] = this.all< HTMLInputElement >( selector );
		( field as HTMLInputElement ).value = text;
		field?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	}

	key( name: string, target: EventTarget | null = this.root.activeElement ): void {
		target?.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: name, bubbles: true, composed: true, cancelable: true } )
		);
	}

	async serverSays( outcome: Outcome ): Promise< void > {
		this.answer( outcome );
		await Promise.resolve();
		await Promise.resolve();
	}
}
