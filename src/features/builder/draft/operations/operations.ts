import type { QuestionType } from '@/contract/question-types';
import {
	type Draft,
	type FormHeader,
	type FormQuestion,
	type FormRow,
	type FormWebhook,
	type Option,
	questionOf,
} from '../form/draft';
import { newOption, newQuestion } from '../form/new-draft';
import { labelToSend } from '../form/draft-to-send';
import { copiedConfig } from '@/question-types/matrix/rows';
import { chooseImage } from './choose-image';
import { cascadeEdits, renamedOption } from './cascade-edits';
import { applyEdits, type Edit } from './edits';
import { type Kind, listAround, type Ref } from './items';
import { pastedOptions } from './pasted-options';
import { pageEdits } from './pages';
import type { Setting } from './value-paths';
import { changeType } from './change-type';
import { addedHeader, addedRow, addedWebhook, canRemoveOfWebhook } from './webhook-operations';
import { canAddOption, canAddQuestion, canDuplicate, canRemoveOption, isNpsSubject } from './limits';

/** Fields with operations of their own can't be set separately. */
type SurveySetting = Exclude<
	Setting< Omit< Draft, 'questions' | 'type' > >,
	{ path: 'notifications.webhook.webhooks' | 'notifications.webhook' | 'notifications' }
>;
type QuestionSetting =
	| Setting< Omit< FormQuestion, 'id' | 'type' | 'config' > >
	| Setting<
			FormQuestion,
			| 'config.include_name'
			| 'config.min'
			| 'config.max'
			| 'config.step'
			| 'config.min_date'
			| 'config.max_date'
			| 'config.rows'
	  >;
type OptionSetting = Setting< Omit< Option, 'id' > >;
type WebhookSetting = Setting< Omit< FormWebhook, 'id' | 'headers' | 'body' | 'stored' > > | NotTyped< 'secret' >;
type HeaderSetting = Setting< Omit< FormHeader, 'id' > > | NotTyped< 'value' >;
type RowSetting = Setting< Omit< FormRow, 'id' > >;

/** Drops the typed value: the stored one stays. */
interface NotTyped< Path extends string > {
	path: Path;
	value: undefined;
}

/** Requires one name for each of these kinds, and none for others. */
type Only< Kinds extends Kind > = { [ Name in Kinds ]: string } & { [ Name in Exclude< Kind, Kinds > ]?: never };

/** A person's change to a survey. The caller sets ids of new questions, so that the same operation has the same result. */
export type Operation =
	| ( { type: 'set' } & Only< never > & SurveySetting )
	| ( { type: 'set' } & Only< 'question' > & QuestionSetting )
	| ( { type: 'set' } & Only< 'question' | 'option' > & OptionSetting )
	| ( { type: 'set' } & Only< 'webhook' > & WebhookSetting )
	| ( { type: 'set' } & Only< 'webhook' | 'header' > & HeaderSetting )
	| ( { type: 'set' } & Only< 'webhook' | 'row' > & RowSetting )
	/** Adds it last, or after another. */
	| { type: 'add'; question: string; as: QuestionType; after?: string }
	/** Inserts a full copy after it. */
	| { type: 'duplicate'; question: string; as: string }
	/** @property other label of an option that asks visitors for a text */
	| { type: 'add-option'; question: string; after?: string; other?: string }
	/** Lines of a text, starting at an option. */
	| { type: 'paste-options'; question: string; option: string; lines: readonly string[] }
	/** @property alt alternative text from the media library */
	| { type: 'choose-image'; question: string; option: string; image: string; alt: string }
	/** Adds it last, if possible. */
	| { type: 'add-webhook'; webhook: string }
	/** Adds it after another, or last. */
	| { type: 'add-header'; webhook: string; after?: string }
	| { type: 'add-row'; webhook: string; after?: string }
	| ( { type: 'remove' } & (
			| { question: string; option?: string; webhook?: never; header?: never; row?: never }
			| { webhook: string; header?: string; row?: string; question?: never; option?: never }
	  ) )
	/** @property to index in its list, from 0; indexes beyond the ends are the ends */
	| { type: 'move'; question: string; option?: string; to: number }
	| { type: 'retype'; question: string; as: QuestionType }
	/** The final state: draft, published, or scheduled for a time. */
	| { type: 'release'; as: Draft[ 'status' ]; at: Draft[ 'publish_at' ] }
	/** Replaces everything in a new survey. @property title null keeps the current one */
	| {
			type: 'use-template';
			template: string;
			as: Draft[ 'type' ];
			title: string | null;
			questions: readonly FormQuestion[];
	  };

export interface Performed {
	draft: Draft;
	/** The edits that undo it. */
	back: readonly Edit[];
	done: readonly Edit[];
	/** Conditions that were removed with it, or lost answers. */
	conditions: number;
}

/** Performs an operation with its side effects: references always have a target. */
export function perform( draft: Draft, operation: Operation ): Performed {
	const edits = editsOf( draft, operation );
	const placed = placedBy( operation );
	const pages = placed === null ? [] : pageEdits( draft, applyEdits( draft, edits ).draft, placed );
	return withCascadeEdits( draft, [ ...edits, ...pages ] );
}

/** Returns the question that an operation adds, removes, or moves, or whose type it changes. */
function placedBy( operation: Operation ): string | null {
	switch ( operation.type ) {
		case 'duplicate':
			return operation.as;
		case 'add':
		case 'retype':
			return operation.question;
		case 'move':
		case 'remove':
			return operation.option === undefined ? ( operation.question ?? null ) : null;
		default:
			return null;
	}
}

export function withCascadeEdits( draft: Draft, wanted: readonly Edit[] ): Performed {
	const asked = applyEdits( draft, wanted );
	const { edits, conditions } = cascadeEdits( draft, asked.draft );
	const all = applyEdits( asked.draft, edits );
	return {
		draft: all.draft,
		back: [ ...all.back, ...asked.back ],
		done: [ ...asked.done, ...all.done ],
		conditions,
	};
}

/** Counts the conditions that an operation would remove, or remove answers from. */
export function conditionsLostBy( draft: Draft, operation: Operation ): number {
	return perform( draft, operation ).conditions;
}

function editsOf( draft: Draft, operation: Operation ): readonly Edit[] {
	switch ( operation.type ) {
		case 'set':
			return set( draft, operation );
		case 'add': {
			const { question: id, as, after = draft.questions.at( -1 )?.id ?? null } = operation;
			return canAddQuestion( draft, as )
				? [ { kind: 'put', of: { question: id }, item: newQuestion( id, as ), after } ]
				: [];
		}
		case 'duplicate':
			return duplicated( draft, operation );
		case 'add-option':
			return addedOption( draft, operation );
		case 'paste-options': {
			const question = questionOf( draft, operation.question );
			return question ? pastedOptions( question, operation.option, operation.lines ) : [];
		}
		case 'choose-image':
			return chooseImage( draft, operation );
		case 'add-webhook':
			return addedWebhook( draft, operation.webhook );
		case 'add-header':
			return addedHeader( draft, operation.webhook, operation.after );
		case 'add-row':
			return addedRow( draft, operation.webhook, operation.after );
		case 'remove':
			return canRemove( draft, refIn( operation ) ) ? [ { kind: 'take', of: refIn( operation ) } ] : [];
		case 'move':
			return moved( draft, operation );
		case 'retype':
			return changeType( draft, operation.question, operation.as );
		case 'release':
			return [
				{ kind: 'set', of: {}, path: 'status', value: operation.as },
				{ kind: 'set', of: {}, path: 'publish_at', value: operation.at },
			];
		case 'use-template':
			return madeFrom( draft, operation );
	}
}

/** Starts with the visible part: focus moves there on undo. */
function madeFrom( draft: Draft, operation: Extract< Operation, { type: 'use-template' } > ): readonly Edit[] {
	const { template, as, title, questions } = operation;
	return [
		...( title === null ? [] : [ { kind: 'set', of: {}, path: 'title', value: title } as const ] ),
		...draft.questions.map( ( { id } ): Edit => ( { kind: 'take', of: { question: id } } ) ),
		...questions.map( ( item, place ): Edit => ( {
			kind: 'put',
			of: { question: item.id },
			item,
			after: questions[ place - 1 ]?.id ?? null,
		} ) ),
		{ kind: 'set', of: {}, path: 'type', value: as },
		{ kind: 'set', of: {}, path: 'template', value: template },
	];
}

function set( draft: Draft, operation: Extract< Operation, { type: 'set' } > ): readonly Edit[] {
	const of = refIn( operation );
	const { path, value } = operation;
	return [ { kind: 'set', of, path, value }, ...( path === 'label' ? relabeled( draft, of, value ) : [] ) ];
}

/** Conditions stay with an option of the same label; one without a label isn't used by any. */
function relabeled( draft: Draft, { question: id = '', option: renamed }: Ref, label: string ): readonly Edit[] {
	const options = questionOf( draft, id )?.config.options ?? [];
	const option = options.find( ( candidate ) => candidate.id === renamed );
	const from = option ? labelToSend( option ) : '';
	const isShared = options.some( ( other ) => other !== option && labelToSend( other ) === from );
	return from === '' || isShared ? [] : renamedOption( draft, id, from, labelToSend( { label } ) );
}

function duplicated( draft: Draft, { question: id, as }: { question: string; as: string } ): readonly Edit[] {
	const question = questionOf( draft, id );
	if ( question === undefined || ! canDuplicate( draft, question ) ) {
		return [];
	}
	const item: FormQuestion = { ...question, id: as, config: copiedConfig( question.config ) };
	return [ { kind: 'put', of: { question: as }, item, after: id } ];
}

function addedOption( draft: Draft, operation: Extract< Operation, { type: 'add-option' } > ): readonly Edit[] {
	const { question: id, after, other } = operation;
	const question = questionOf( draft, id );
	if ( question === undefined || ! canAddOption( question ) ) {
		return [];
	}
	const { options } = question.config;
	const added = newOption( question.type, options );
	const item: Option = other === undefined ? added : { ...added, label: other, isOther: true };
	const of = { question: id, option: item.id };
	return [ { kind: 'put', of, item, after: after ?? options.at( -1 )?.id ?? null } ];
}

function canRemove( draft: Draft, of: Ref ): boolean {
	const { question: id = '', option } = of;
	if ( of.webhook !== undefined ) {
		return canRemoveOfWebhook( draft, of );
	}
	const question = questionOf( draft, id );
	return (
		question !== undefined &&
		( option === undefined ? ! isNpsSubject( draft, question.id ) : canRemoveOption( question ) )
	);
}

function moved( draft: Draft, operation: { question: string; option?: string; to: number } ): readonly Edit[] {
	const of = refIn( operation );
	const { list, item } = listAround( draft, of );
	const others = list.filter( ( candidate ) => candidate !== item );
	const after = others[ Math.min( operation.to, others.length ) - 1 ]?.id ?? null;
	return [ { kind: 'move', of, after } ];
}

function refIn( operation: Ref ): Ref {
	const { question, option, webhook, header, row } = operation;
	const named = Object.entries( { question, option, webhook, header, row } ).filter(
		( [ , id ] ) => id !== undefined
	);
	return Object.fromEntries( named );
}
