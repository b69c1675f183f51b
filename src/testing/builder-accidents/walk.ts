import type { Survey } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import type { ServerRequest } from '@/testing/loopback-server';
import { questionOf, surveyOf, toldOf, webhookOf } from '@/testing/survey-of';
import { SeededRandom } from '../random-edits/seeded-random';
import { ACCIDENTS } from './accidents';
import { Ledger, marksIn } from './ledger';
import { Person } from './person';
import { UnreliableNetwork } from './unreliable-network';
import { pass, Tab } from './tab';

const [ ME, OTHER ] = [ 1, 2 ];
const STORED = 5;
const QUESTIONS = [ 'text', 'radio-button', 'checkbox' ] as const;
const NAMES = Object.keys( ACCIDENTS );

/** A deliberate fault, to check that it is noticed. */
export type Bug = 'the server takes whatever version' | 'the browser keeps nothing';

/** Two people edit one survey, and one of them has accidents. */
class Walk {
	readonly losses: string[] = [];
	private readonly ledger = new Ledger();
	private readonly site: FakeSite;
	private readonly network = new UnreliableNetwork( { answer: ( request ) => this.answer( request ) } );
	private readonly by: SeededRandom;
	private other: Person | null = null;
	private what = '';

	constructor(
		private readonly seed: number,
		private readonly bug: Bug | null
	) {
		this.by = new SeededRandom( seed );
		const id = ( type: string ) => `${ type }-${ String( seed ) }`;
		const questions = QUESTIONS.map( ( type ) => questionOf( { id: id( type ), type, title: type } ) );
		const status = this.by.chance( 0.5 ) ? 'draft' : 'publish';
		this.site = new FakeSite( [ surveyOf( { id: STORED, status, questions, ...told( id( 'hook' ) ) } ) ] );
	}

	async run( accidents: number ): Promise< void > {
		const me = await this.person( ME, this.by.chance( 0.25 ) ? null : STORED );
		for ( let count = 1; count <= accidents; count++ ) {
			await this.work( me );
			const name = this.by.of( NAMES ) ?? '';
			this.what = `seed ${ String( this.seed ) }, accident ${ String( count ) }, ${ name }`;
			await ACCIDENTS[ name ]?.( {
				tab: me.tab,
				network: this.network,
				reopen: () => this.reopen( me ),
				undo: () => me.undo(),
				otherSaves: () => this.otherSaves( me.tab.now.form.id ),
			} );
			this.network.next.clear();
			this.look( me );
		}
		await this.settle( me );
	}

	close( people = [ this.other ] ): void {
		people.forEach( ( person ) => person?.tab.close() );
	}

	/** Passes each request to the site, and checks which earlier texts a save keeps. */
	private answer( request: ServerRequest ) {
		const before = marksIn( this.site.surveys );
		if ( this.bug === 'the server takes whatever version' ) {
			delete ( request.body as { version?: number } | null )?.version;
		}
		const answer = this.site.answer( request );
		this.note( 'overwritten', this.ledger.lost( before, [ this.site.surveys ] ) );
		return answer;
	}

	private async work( me: Person ): Promise< void > {
		for ( let edits = this.by.below( 4 ); edits >= 0; edits-- ) {
			me.edit();
			await pass( this.by.below( 3_000 ) );
		}
		if ( this.by.chance( 0.3 ) ) {
			this.other?.edit();
		}
		if ( this.by.chance( 0.6 ) ) {
			me.decide();
		}
		if ( this.by.chance( 0.3 ) ) {
			me.tab.save( 'save' );
			await pass( 500 );
		}
	}

	private async reopen( me: Person ): Promise< void > {
		if ( this.bug === 'the browser keeps nothing' ) {
			localStorage.clear();
		}
		me.tab = await Tab.open( ME, me.tab.now.form.id );
	}

	private async otherSaves( id: number | null ): Promise< void > {
		if ( id === null ) {
			return;
		}
		this.other ??= await this.person( OTHER, id );
		this.other.edit();
		this.other.decide();
		this.other.tab.save( 'save' );
		await pass( 300 );
	}

	private async person( user: number, id: number | null ): Promise< Person > {
		return new Person( user, this.seed * 2 + user, this.ledger, await Tab.open( user, id ) );
	}

	/** Removes all trouble: both finish, and everything is on the server. */
	private async settle( me: Person ): Promise< void > {
		this.what = `seed ${ String( this.seed ) }, in the end`;
		const people = [ me, this.other ].filter( ( person ) => person !== null );
		for ( let round = 0; round < 3; round++ ) {
			for ( const person of people ) {
				person.decide();
				person.tab.save( 'save' );
				await pass( 1_000 );
			}
		}
		people.forEach( ( { wrote } ) => this.note( 'not saved', this.ledger.lost( wrote, [ this.site.surveys ] ) ) );
		this.close( people );
	}

	/** Checks that typed text is on the server, in the restored form, or in a conflict. */
	private look( { wrote, tab }: Person ): void {
		const { form, conflicts } = tab.now;
		this.note( 'lost', this.ledger.lost( wrote, [ this.site.surveys, form.draft, conflicts ] ) );
	}

	private note( how: string, marks: readonly string[] ): void {
		this.losses.push( ...marks.map( ( mark ) => `${ this.what }: ${ mark } ${ how }` ) );
	}
}

/** A webhook that has data to lose. */
function told( id: string ): Pick< Survey, 'notifications' > {
	return { notifications: toldOf( {}, [ webhookOf( { id } ) ] ) };
}

/** @returns what was lost on the way, with the seed and the accident; empty if all is well */
export async function walk( seed: number, accidents: number, bug: Bug | null = null ): Promise< readonly string[] > {
	localStorage.clear();
	sessionStorage.clear();
	const walk = new Walk( seed, bug );
	await walk.run( accidents );
	return walk.losses;
}
