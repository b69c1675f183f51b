import type {
	FinishedVisit,
	LinkVisit,
	PartialAnswer,
	SubmittedAnswer,
	WidgetQuestion,
} from '../../../src/contract/types';
import type { ShownSurvey, SurveyBundle } from '../../shared/api/page-api';
import { HERE, IN_LINE, manifest, survey } from '../../testing';
import { cleanAnswers } from '../flow/flow';
import type { Outcome } from '../flow/port';
import { startSession } from '../flow/session/session';
import type { Session } from '../flow/session/session';
import { browserStore } from '../memory/store';
import { visitStorage } from '../memory/visit-storage';
import { publicWrites } from '../transport/public-writes';
import { dispatchPageEvent } from '../ui/page/page-events';
import { recordVisit } from './record-visit';

/** A request about an unfinished visit. */
export type Report = FinishedVisit & {
	nonce: string;
	answers?: PartialAnswer[];
	finished?: boolean;
	device?: string;
	language?: string;
};

/** A tab of a browser, with a survey on its page. The test replaces the server. */
export class Tab {
	session!: Session;
	isMinimized = false;
	readonly reports: Report[] = [];
	readonly requests: [ string, RequestInit ][] = [];
	readonly submitted: ( FinishedVisit | null )[] = [];
	outcome: Outcome = 'sent';
	/** The visit of the link that opens the next page. */
	link: LinkVisit | undefined;
	hold = Promise.resolve();
	#leave = (): void => undefined;

	/**
	 * @param mayStore false if the visitor doesn't allow the site to store data
	 * @param keepsPartial true if the owner keeps partial responses
	 */
	constructor(
		readonly questions: WidgetQuestion[],
		readonly mayStore = true,
		readonly keepsPartial = false
	) {
		sessionStorage.clear();
		this.openPage();
	}

	/** Goes to another page of the site, or loads the same one again. */
	openPage(): void {
		this.leavePage();
		const given = survey( this.questions, {
			recorder: 'https://example.org/visits.js',
			...( this.keepsPartial && { keeps_partial: true } ),
		} );
		const store = browserStore(
			() => sessionStorage,
			() => this.mayStore
		);
		const host = document.createElement( 'div' );
		const root = host.attachShadow( { mode: 'open' } );
		Object.defineProperty( root, 'querySelector', { value: () => ( this.isMinimized ? null : host ) } );
		window.UserFeedback = {
			_here: () => HERE,
			_bundle: { get: () => ( { host } ) as unknown as ShownSurvey } as unknown as SurveyBundle,
		};
		const writes = publicWrites( manifest( [ given ] ), ( to, init = {} ) => {
			this.requests.push( [ to as string, init ] );
			return Promise.reject( new Error( 'Offline.' ) );
		} );
		const send = ( visit: Omit< Report, 'nonce' > ): void => {
			const report = { ...visit, nonce: given.nonce };
			this.reports.push( report );
			void writes.visit?.( given.id, report );
		};
		const visit = visitStorage( store, given.cookie_name );
		const recorder = recordVisit( given, store, visit, cleanAnswers, send, this.link );
		if ( ! recorder ) {
			throw new Error( 'The survey isn’t recorded.' );
		}
		const submit = async ( answers: SubmittedAnswer[] | null ): Promise< Outcome > => {
			this.submitted.push( answers && recorder.finished() );
			await this.hold;
			return this.outcome;
		};
		this.session = startSession(
			given,
			{ submit },
			() => undefined,
			recorder.visit,
			() => undefined,
			IN_LINE
		);
		this.#leave = () => dispatchPageEvent( given.id, 'close' );
		dispatchPageEvent( given.id, 'show' );
	}

	/** The page is unloaded. */
	leavePage(): void {
		window.dispatchEvent( new Event( 'pagehide' ) );
		const { length } = this.reports;
		this.#leave(); // In a browser, all code of the page is gone now.
		this.reports.splice( length );
		this.requests.splice( length );
	}

	closeCard(): void {
		this.#leave();
	}

	/** Undoes all that it has changed. */
	close(): void {
		this.leavePage();
		sessionStorage.clear();
		Reflect.deleteProperty( document, 'hidden' );
		Reflect.deleteProperty( window, 'UserFeedback' );
	}

	switchTab( isHidden: boolean ): void {
		Object.defineProperty( document, 'hidden', { value: isHidden, configurable: true } );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	}
}

/** Returns the steps of a report or submission as a text. */
export const inWords = ( visit: FinishedVisit | null ): string =>
	( visit?.steps ?? [] )
		.map( ( { question_id: id, outcome, seconds } ) => `${ id } ${ outcome } ${ String( seconds ) }` )
		.join( ', ' );
