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
import { newOption, newQuestion } from '../form/new';
import { sentLabel } from '../form/sent';
import { chosenImage } from './chosen-image';
import { draggedAlong, renamedOption } from './dragged-along';
import { applyEdits, type Edit } from './edits';
import { type Kind, listAround, type Ref } from './places';
import { pastedOptions } from './pasted-options';
import type { Setting } from './paths';
import { retyped } from './retyping';
import { addedHeader, addedRow, addedWebhook, canRemoveOfWebhook } from './webhooks';
import { canAddOption, canAddQuestion, canDuplicate, canRemoveOption, isNpsSubject } from './rules';

/** What is settled by operations of its own is not set field by field. */
type SurveySetting = Exclude<
	Setting< Omit< Draft, 'questions' | 'type' > >,
	{ path: 'notifications.webhook.webhooks' | 'notifications.webhook' | 'notifications' }
>;
type QuestionSetting =
	Setting< Omit< FormQuestion, 'id' | 'type' | 'config' > > | Setting< FormQuestion, 'config.include_name' >;
type OptionSetting = Setting< Omit< Option, 'id' > >;
type WebhookSetting = Setting< Omit< FormWebhook, 'id' | 'headers' | 'body' | 'stored' > > | NotTyped< 'secret' >;
type HeaderSetting = Setting< Omit< FormHeader, 'id' > > | NotTyped< 'value' >;
type RowSetting = Setting< Omit< FormRow, 'id' > >;

/** What was typed of it is taken back: what is stored stays. */
interface NotTyped< Path extends string > {
	path: Path;
	value: undefined;
}

/** Of these kinds it names one each, and none of the others. */
type Only< Kinds extends Kind > = { [ Name in Kinds ]: string } & { [ Name in Exclude< Kind, Kinds > ]?: never };

/** What a person does to a survey. Ids of new questions are given by the caller, so that the same operation does the same. */
export type Operation =
	| ( { type: 'set' } & Only< never > & SurveySetting )
	| ( { type: 'set' } & Only< 'question' > & QuestionSetting )
	| ( { type: 'set' } & Only< 'question' | 'option' > & OptionSetting )
	| ( { type: 'set' } & Only< 'webhook' > & WebhookSetting )
	| ( { type: 'set' } & Only< 'webhook' | 'header' > & HeaderSetting )
	| ( { type: 'set' } & Only< 'webhook' | 'row' > & RowSetting )
	/** Last, or behind another one. */
	| { type: 'add'; question: string; as: QuestionType; after?: string }
	/** Right behind it, with all that it has. */
	| { type: 'duplicate'; question: string; as: string }
	| { type: 'add-option'; question: string; after?: string }
	/** Lines of a text, from an option on. */
	| { type: 'paste-options'; question: string; option: string; lines: readonly string[] }
	/** @property alt what WordPress knows of what it shows */
	| { type: 'choose-image'; question: string; option: string; image: string; alt: string }
	/** Last, where there is room. */
	| { type: 'add-webhook'; webhook: string }
	/** Behind another one, or last. */
	| { type: 'add-header'; webhook: string; after?: string }
	| { type: 'add-row'; webhook: string; after?: string }
	| ( { type: 'remove' } & (
			| { question: string; option?: string; webhook?: never; header?: never; row?: never }
			| { webhook: string; header?: string; row?: string; question?: never; option?: never }
	  ) )
	/** @property to place in its list, from 0; places beyond the ends are the ends */
	| { type: 'move'; question: string; option?: string; to: number }
	| { type: 'retype'; question: string; as: QuestionType }
	/** How it ends: as a draft, for visitors, or for them from a moment on. */
	| { type: 'release'; as: Draft[ 'status' ]; at: Draft[ 'publish_at' ] }
	/** What a new survey starts from, in place of all that it has. @property title null keeps the one there is */
	| {
			type: 'use-template';
			template: string;
			as: Draft[ 'type' ];
			title: string | null;
			questions: readonly FormQuestion[];
	  };

export interface Performed {
	draft: Draft;
	/** What takes all of it back. */
	back: readonly Edit[];
	done: readonly Edit[];
	/** Conditions that went with it, or lost answers they asked for. */
	conditions: number;
}

/** An operation with all that it drags along: never is there a reference to what is not there. */
export function perform( draft: Draft, operation: Operation ): Performed {
	return withAllAlong( draft, editsOf( draft, operation ) );
}

export function withAllAlong( draft: Draft, wanted: readonly Edit[] ): Performed {
	const asked = applyEdits( draft, wanted );
	const { edits, conditions } = draggedAlong( draft, asked.draft );
	const all = applyEdits( asked.draft, edits );
	return {
		draft: all.draft,
		back: [ ...all.back, ...asked.back ],
		done: [ ...asked.done, ...all.done ],
		conditions,
	};
}

/** How many conditions an operation would take along, or take answers from. */
export function conditionsLostBy( draft: Draft, operation: Operation ): number {
	return perform( draft, operation ).conditions;
}

function editsOf( draft: Draft, operation: Operation ): readonly Edit[] {
	switch ( operation.type ) {
		case 'set':
			return set( draft, operation );
		case 'add': {
			const { question: id, as, after = draft.questions.at( -1 )?.id ?? null } = operation;
			return canAddQuestion( draft )
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
			return chosenImage( draft, operation );
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
			return retyped( draft, operation.question, operation.as );
		case 'release':
			return [
				{ kind: 'set', of: {}, path: 'status', value: operation.as },
				{ kind: 'set', of: {}, path: 'publish_at', value: operation.at },
			];
		case 'use-template':
			return madeFrom( draft, operation );
	}
}

/** What is seen of it comes first: there the focus goes when it is undone. */
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
	return [ { kind: 'set', of, path, value }, ...( path === 'label' ? relabelled( draft, of, value ) : [] ) ];
}

/** Conditions stay with an option of the same label; one that has none yet is asked by nobody. */
function relabelled( draft: Draft, { question: id = '', option: renamed }: Ref, label: string ): readonly Edit[] {
	const options = questionOf( draft, id )?.config.options ?? [];
	const option = options.find( ( candidate ) => candidate.id === renamed );
	const from = option ? sentLabel( option ) : '';
	const isShared = options.some( ( other ) => other !== option && sentLabel( other ) === from );
	return from === '' || isShared ? [] : renamedOption( draft, id, from, sentLabel( { label } ) );
}

function duplicated( draft: Draft, { question: id, as }: { question: string; as: string } ): readonly Edit[] {
	const question = questionOf( draft, id );
	return question === undefined || ! canDuplicate( draft, question )
		? []
		: [ { kind: 'put', of: { question: as }, item: { ...question, id: as }, after: id } ];
}

function addedOption( draft: Draft, { question: id, after }: { question: string; after?: string } ): readonly Edit[] {
	const question = questionOf( draft, id );
	if ( question === undefined || ! canAddOption( question ) ) {
		return [];
	}
	const { options } = question.config;
	const item = newOption( question.type, options );
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
