import type { BuilderAction } from '@/features/builder/saving/state/builder-reducer';
import { type FormRow, webhooksOf } from '@/features/builder/draft/form/draft';
import type { Operation } from '@/features/builder/draft/operations/operations';
import { letters, RandomEditor } from '../random-edits/random-editor';
import { type Ledger, marksIn } from './ledger';
import type { Tab } from './tab';

/** A person who edits the survey, in their own browser or in a tab that opens and closes. */
export class Person {
	readonly wrote = new Set< string >();
	private readonly editor: RandomEditor;

	constructor(
		readonly user: number,
		seed: number,
		private readonly ledger: Ledger,
		public tab: Tab
	) {
		this.editor = new RandomEditor( seed );
	}

	edit(): void {
		this.act( ...( this.editor.chance( 0.6 ) ? this.marking() : this.editor.actions( this.tab.now.form.draft ) ) );
	}

	undo(): void {
		this.act( { type: 'undo' } );
	}

	private act( ...actions: readonly BuilderAction[] ): void {
		const before = this.tab.now.form.draft;
		this.tab.act( ...actions );
		const after = this.tab.now.form.draft;
		this.ledger.edited( before, after );
		marksIn( after ).forEach( ( mark ) => this.wrote.add( mark ) );
	}

	/** Decides all conflicts, one way or the other. */
	decide(): void {
		const { conflicts } = this.tab.now;
		const theirs = new Set< string >();
		for ( const conflict of conflicts ) {
			const side = this.editor.chance( 0.5 ) ? 'mine' : 'theirs';
			this.ledger.decided( conflict, side );
			if ( side === 'theirs' ) {
				theirs.add( conflict.path );
			}
		}
		if ( conflicts.length > 0 ) {
			this.tab.act( { type: 'decided', theirs } );
		}
	}

	/** Edits with a text that is found nowhere else. */
	private marking(): BuilderAction[] {
		const { questions } = this.tab.now.form.draft;
		const question = this.editor.of( questions );
		const option = this.editor.of( question?.config.options ?? [] );
		if ( this.editor.chance( 0.1 ) ) {
			const value = this.ledger.fresh( 't' );
			return [ { type: 'done', operation: { type: 'set', path: 'title', value } } ];
		}
		const texts = letters( this.ledger.fresh() );
		const webhook = this.editor.of( webhooksOf( this.tab.now.form.draft ) );
		if ( webhook !== undefined && this.editor.chance( 0.2 ) ) {
			const row = this.editor.chance( 0.5 ) ? webhook.body[ 0 ] : undefined;
			return texts.map( ( value ) => ( { type: 'typed', operation: inWebhook( webhook.id, row, value ) } ) );
		}
		if ( question === undefined || this.editor.chance( 0.15 ) ) {
			return texts.map( ( value ) => ( {
				type: 'typed',
				operation: { type: 'set', path: 'settings.thank_you.message', value },
			} ) );
		}
		return texts.map( ( value ) => ( {
			type: 'typed',
			operation:
				option && this.editor.chance( 0.5 )
					? { type: 'set', question: question.id, option: option.id, path: 'label', value }
					: { type: 'set', question: question.id, path: 'title', value },
		} ) );
	}
}

function inWebhook( webhook: string, row: FormRow | undefined, value: string ): Operation {
	return row === undefined
		? { type: 'set', webhook, path: 'name', value }
		: { type: 'set', webhook, row: row.id, path: 'key', value };
}
