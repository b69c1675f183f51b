import { answerable } from '@/question-types/matrix/rows';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import type { LogicCondition } from '@/contract/types';
import type { BuilderAction } from '@/features/builder/saving/state/builder-reducer';
import { type Draft, type FormQuestion, webhooksOf } from '@/features/builder/draft/form/draft';
import { newQuestion } from '@/features/builder/draft/form/new-draft';
import { labelToSend } from '@/features/builder/draft/form/draft-to-send';
import type { Operation } from '@/features/builder/draft/operations/operations';
import { NEW_PICTURES } from '@/question-types/drafts';
import { TYPES as TYPE_INFO } from '@/question-types/types';
import { SeededRandom, type NonEmpty } from './seeded-random';

const TYPES = Object.keys( QUESTION_TYPES ) as unknown as NonEmpty< QuestionType >;
const WORDS: NonEmpty< string > = [
	'Red',
	'Reddish',
	'Blue',
	'Green',
	'None of these',
	' padded ',
	'Ünï “quoted”',
	'a',
	'b',
	'c',
	'',
];

const VALID_TELLING = {
	addresses: [ 'ada@example.org', ' ada@example.org , bob@example.org ', '' ],
	urls: [ 'https://example.org/hook', ' https://example.org/other ', '' ],
	headers: [ 'Authorization', 'X-Key', ' X-Key ', '' ],
} satisfies Record< string, NonEmpty< string > >;
const WRONG_TELLING = {
	addresses: [ 'ada@example.org, bob', 'ada@example.org,' ],
	urls: [ 'example.org', 'ftp://a.b' ],
	headers: [ 'no name', 'Host', 'Webhook-Id', 'Proxy-Key' ],
} satisfies Record< keyof typeof VALID_TELLING, NonEmpty< string > >;

/** An editor who makes random changes, always the same for the same seed. */
export class RandomEditor extends SeededRandom {
	private made = 0;
	private readonly name: string;

	constructor( seed: number ) {
		super( seed );
		this.name = ( seed % 2 ** 32 ).toString( 16 ).padStart( 12, '0' );
	}

	/** Returns one possible change to this draft, as its actions: a text is typed letter by letter. */
	actions( draft: Draft ): BuilderAction[] {
		const ways: [ number, () => BuilderAction[] ][] = [
			[ 10, () => [ { type: 'undo' } ] ],
			[ 6, () => [ { type: 'redo' } ] ],
			[ 4, () => [ { type: 'field-left' } ] ],
			[ 12, () => this.typing( draft ) ],
			[ 12, () => this.labeling( draft ) ],
			[ 56, () => [ { type: 'done', operation: this.operation( draft ) } ] ],
		];
		return this.weighted( ways )();
	}

	private operation( draft: Draft ): Operation {
		const any = this.of( draft.questions );
		const question = any?.id ?? '';
		const ways: [ number, () => Operation ][] = [
			[ draft.questions.length < 12 ? 14 : 1, () => this.adding( draft ) ],
			[ 7, () => ( { type: 'remove', question } ) ],
			[ 10, () => ( { type: 'move', question, to: this.below( 14 ) - 1 } ) ],
			[ 9, () => ( { type: 'retype', question, as: this.of( TYPES ) } ) ],
			[ 8, () => ( { type: 'add-option', question } ) ],
			[ 3, () => ( { type: 'duplicate', question, as: this.newId() } ) ],
			[
				3,
				() => ( {
					type: 'paste-options',
					question,
					option: this.optionOf( any ),
					lines: [ 'Red', 'b', 'New' ],
				} ),
			],
			[ 6, () => ( { type: 'remove', question, option: this.optionOf( any ) } ) ],
			[ 5, () => ( { type: 'move', question, option: this.optionOf( any ), to: this.below( 6 ) - 1 } ) ],
			[ 1, () => this.template() ],
			[
				22,
				() => ( {
					type: 'set',
					question,
					path: 'logic',
					value: this.logic(
						draft,
						draft.questions.findIndex( ( { id } ) => id === question )
					),
				} ),
			],
			[ 4, () => ( { type: 'set', question, path: 'settings.comment_box', value: this.chance( 0.5 ) } ) ],
			[
				9,
				() => ( {
					type: 'set',
					question,
					path: 'settings.same_page',
					value: this.chance( 0.85 ) || undefined,
				} ),
			],
			[ 4, () => this.picture( any ) ],
			[ 3, () => ( { type: 'set', question, path: 'settings.help', value: this.of( WORDS ) } ) ],
			[
				3,
				() => ( { type: 'set', question, path: 'settings.low_label', value: this.of( [ 'Bad', undefined ] ) } ),
			],
			[
				3,
				() => ( { type: 'set', question, path: 'settings.icon_size', value: this.of( [ 'large', 'small' ] ) } ),
			],
			[ 3, () => ( { type: 'set', question, path: 'config.include_name', value: this.chance( 0.5 ) } ) ],
			[ 3, () => ( { type: 'set', path: 'status', value: this.of( [ 'draft', 'publish' ] ) } ) ],
			[
				2,
				() => ( { type: 'set', path: 'publish_at', value: this.of( [ null, '2027-01-02T03:04:05+01:00' ] ) } ),
			],
			[ 2, () => ( { type: 'set', path: 'settings.behavior.timing_delay', value: this.below( 61 ) } ) ],
			[ 5, () => ( { type: 'set', path: 'settings.thank_you.conditions', value: this.redirects( draft ) } ) ],
			[
				draft.notifications ? 5 : 0, // The server adds notifications with the first save.
				() => ( { type: 'set', path: 'notifications.email.logic', value: this.emailLogic( draft ) } ),
			],
			[ draft.notifications ? 24 : 0, () => this.telling( draft ) ],
		];
		return this.weighted( ways )();
	}

	/** Edits notifications. */
	private telling( draft: Draft ): Operation {
		const any = this.of( webhooksOf( draft ) );
		const webhook = any?.id ?? '';
		const header = this.of( any?.headers ?? [] )?.id ?? 'none';
		const row = this.of( any?.body ?? [] )?.id ?? 'none';
		const fields: readonly string[] = [
			'',
			...answerable( draft.questions ).map( ( { id } ) => id ),
			'survey.id',
			'page.url',
		];
		const ways: [ number, () => Operation ][] = [
			[ 3, () => ( { type: 'set', path: 'notifications.email.active', value: this.chance( 0.5 ) } ) ],
			[ 1, () => ( { type: 'set', path: 'settings.google_drive.enable', value: this.chance( 0.5 ) } ) ],
			[ 1, () => ( { type: 'set', path: 'settings.google_drive.file_name', value: this.of( WORDS ) } ) ],
			[ 3, () => ( { type: 'set', path: 'notifications.email.addresses', value: this.told( 'addresses' ) } ) ],
			[
				2,
				() => ( {
					type: 'set',
					path: 'notifications.email.frequency',
					value: this.of( [ 'response', 'daily' ] ),
				} ),
			],
			[ 2, () => ( { type: 'set', path: 'notifications.webhook.active', value: this.chance( 0.5 ) } ) ],
			[ 4, () => ( { type: 'add-webhook', webhook: this.newId() } ) ],
			[ 2, () => ( { type: 'remove', webhook } ) ],
			[ 3, () => ( { type: 'set', webhook, path: 'name', value: this.of( WORDS ) } ) ],
			[ 3, () => ( { type: 'set', webhook, path: 'request_url', value: this.told( 'urls' ) } ) ],
			[ 2, () => ( { type: 'set', webhook, path: 'request_method', value: this.of( [ 'PUT', 'POST' ] ) } ) ],
			[ 3, () => ( { type: 'set', webhook, path: 'secret', value: this.of( [ 'hush', '' ] ) } ) ],
			[ 2, () => ( { type: 'set', webhook, path: 'secret', value: undefined } ) ],
			[ 4, () => ( { type: 'add-header', webhook } ) ],
			[ 3, () => ( { type: 'add-row', webhook } ) ],
			[ 2, () => ( { type: 'remove', webhook, header } ) ],
			[ 2, () => ( { type: 'remove', webhook, row } ) ],
			[ 5, () => ( { type: 'set', webhook, header, path: 'key', value: this.told( 'headers' ) } ) ],
			[ 5, () => ( { type: 'set', webhook, header, path: 'value', value: this.of( [ 'a', '', 'b' ] ) } ) ],
			[ 1, () => ( { type: 'set', webhook, header, path: 'value', value: this.of( WORDS ) } ) ],
			[ 1, () => ( { type: 'set', webhook, header, path: 'value', value: undefined } ) ],
			[ 3, () => ( { type: 'set', webhook, row, path: 'key', value: this.of( WORDS ) } ) ],
			[ 5, () => ( { type: 'set', webhook, row, path: 'value', value: this.of( fields ) ?? '' } ) ],
		];
		return this.weighted( ways )();
	}

	/** Sometimes returns a value that the server rejects. */
	private told( what: keyof typeof VALID_TELLING ): string {
		return this.of< string >( this.chance( 0.92 ) ? VALID_TELLING[ what ] : WRONG_TELLING[ what ] );
	}

	private adding( draft: Draft ): Operation {
		const added = { type: 'add', question: this.newId(), as: this.of( TYPES ) } as const;
		const after = this.of( draft.questions );
		return after && this.chance( 0.3 ) ? { ...added, after: after.id } : added;
	}

	private picture( question: FormQuestion | undefined ): Operation {
		const at = { question: question?.id ?? '', option: this.optionOf( question ) };
		const image = this.of( [ 'https://example.org/a.png', '' ] );
		const name = this.of( [ 'sun', 'cloud-rain', '' ] );
		return question && NEW_PICTURES[ question.type ]?.icon
			? { type: 'set', ...at, path: 'icon', value: { style: 'outline', name } }
			: { type: 'choose-image', ...at, image, alt: this.of( WORDS ) };
	}

	private template(): Operation {
		const questions = Array.from( { length: 1 + this.below( 3 ) }, () =>
			newQuestion( this.newId(), this.of( TYPES ) )
		);
		const title = this.chance( 0.5 ) ? this.of( WORDS ) : null;
		return { type: 'use-template', template: this.of( WORDS ), as: 'survey', title, questions };
	}

	private typing( draft: Draft ): BuilderAction[] {
		const question = this.of( draft.questions )?.id;
		return letters( this.of( WORDS ) ).map( ( value ) => ( {
			type: 'typed',
			operation:
				question === undefined
					? { type: 'set', path: 'settings.thank_you.message', value }
					: { type: 'set', question, path: 'title', value },
		} ) );
	}

	private labeling( draft: Draft ): BuilderAction[] {
		const question = this.of( draft.questions.filter( ( { config } ) => config.options.length > 0 ) );
		const word = this.chance( 0.5 ) ? this.of( WORDS ) : `${ this.of( WORDS ) }${ String( this.below( 1_000 ) ) }`;
		const option = this.optionOf( question );
		return question === undefined
			? []
			: letters( word ).map( ( value ) => ( {
					type: 'typed',
					operation: { type: 'set', question: question.id, option, path: 'label', value },
				} ) );
	}

	private logic( draft: Draft, place: number ): FormQuestion[ 'logic' ] {
		const count = this.below( 4 );
		// Sometimes uses a later question.
		const subjects = this.chance( 0.9 ) ? draft.questions.slice( 0, Math.max( 0, place ) ) : draft.questions;
		return {
			enabled: count > 0 && this.chance( 0.8 ), // The server turns it off without conditions.
			action: this.of( [ 'show', 'hide' ] ),
			conditions: Array.from( { length: count }, () => this.condition( subjects ) ),
		};
	}

	private emailLogic( draft: Draft ) {
		const { enabled, conditions } = this.logic( draft, draft.questions.length );
		return { enable: enabled, action: 'send' as const, conditions };
	}

	private redirects( draft: Draft ): Draft[ 'settings' ][ 'thank_you' ][ 'conditions' ] {
		return this.logic( draft, draft.questions.length ).conditions.map( ( condition ) => ( {
			question: condition.question_id,
			condition_type: condition.compare,
			condition: condition.value,
			page: this.chance( 0.5 ) ? null : { id: 1 + this.below( 9 ), label: 'A page' },
		} ) );
	}

	private condition( questions: readonly FormQuestion[] ): LogicCondition {
		const subject = this.of(
			answerable( questions ).filter( ( { type } ) => QUESTION_TYPES[ type ].is_logic_subject )
		);
		if ( subject === undefined || this.chance( 0.1 ) ) {
			return { question_id: '', compare: '', value: '' };
		}
		const { comparisons } = QUESTION_TYPES[ subject.type ];
		const scores = TYPE_INFO[ subject.type ].scores?.( subject );
		const compare = this.of< LogicCondition[ 'compare' ] >( [ ...comparisons, '' ] );
		const labels = subject.config.options.map( labelToSend ).filter( ( label ) => label !== '' );
		const some = labels.filter( () => this.chance( 0.6 ) );
		const value = scores ? ( this.of( scores ) ?? 0 ) : compare === 'IN' ? some : ( this.of( labels ) ?? '' );
		return { question_id: subject.id, compare, value };
	}

	private optionOf( question: FormQuestion | undefined ): string {
		return this.of( question?.config.options ?? [] )?.id ?? 'none';
	}

	/** Two editors of one survey never create the same id. */
	newId(): string {
		return `${ ( ++this.made ).toString( 16 ).padStart( 8, '0' ) }-2222-4222-8222-${ this.name }`;
	}
}

export function letters( word: string ): string[] {
	return word === '' ? [ '' ] : Array.from( word, ( _, index ) => word.slice( 0, index + 1 ) );
}
