import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { lockedLabel } from '@/lib/edition/locked-label';
import { BUILDER_PARTS } from '@/question-types/builder';
import { questionTypeLabel, TYPES } from '@/question-types/types';
import { useSite } from '@/lib/site';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { type FormQuestion, questionOf } from '@/features/builder/draft/form/draft';
import { isNpsSubject } from '@/features/builder/draft/operations/limits';
import { questionTypeName, useLocks } from '../use-locks';
import { OptionsEditor } from '../options/OptionsEditor';
import { PicturedOptions } from '../options/PicturedOptions';
import { questionTypes } from '../outline/AddQuestion';
import { useConfirmedChange } from '../actions/use-confirmed-change';
import '@/features/builder/shell/fields.scss';

interface Props extends Pick< FormQuestion, 'id' | 'type' > {
	/** By path in the question. */
	errors: FieldErrors;
}

/** Each of its parts rerenders only for its own data, because most typing happens here. */
export function QuestionTab( { id, type, errors }: Props ) {
	const locks = useLocks();
	const lock = locks.type( type );

	return (
		<>
			<Title key={ `${ id }.title` } id={ id } error={ errors[ 'title' ] } />
			<TypeChoice id={ id } type={ type } />
			{ IN_EDITION.plans && lock !== null && (
				<p className="uf-locked">
					{ __(
						'Your plan no longer includes this question type. Saving removes this question.',
						'userfeedback'
					) }
					<PlanBadge feature={ lock } />
				</p>
			) }
			{ TYPES[ type ].isInactive && (
				<p className="uf-locked">
					{ __(
						'The plugin of this question type is inactive, so visitors don’t see this survey. Activate the plugin, or choose another type.',
						'userfeedback'
					) }
				</p>
			) }
			{ otherErrors( errors ).map( ( text ) => (
				<p className="uf-field-error" key={ text }>
					{ text }
				</p>
			) ) }
			{ QUESTION_TYPES[ type ].has_options && (
				<OptionsOf key={ `${ id }.options` } id={ id } errors={ errors } />
			) }
		</>
	);
}

function OptionsOf( { id, errors }: { id: string; errors: FieldErrors } ) {
	const question = useBuilder( ( { form } ) => questionOf( form.draft, id ) );
	if ( question === undefined ) {
		return null;
	}
	const { Picture } = BUILDER_PARTS[ question.type ] ?? {};
	return IN_EDITION[ 'picture-question-types' ] && Picture ? (
		<PicturedOptions question={ question } errors={ errors } Picture={ Picture } />
	) : (
		<OptionsEditor question={ question } errors={ errors } />
	);
}

function Title( { id, error }: { id: string; error: string | undefined } ) {
	const dispatch = useDispatch();
	const title = useBuilder( ( { form } ) => questionOf( form.draft, id )?.title ?? '' );

	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			className={ error === undefined ? '' : 'uf-field--invalid' }
			data-field={ fieldName( { question: id }, 'title' ) }
			label={ __( 'Question', 'userfeedback' ) }
			placeholder={ __( 'What do you want to know?', 'userfeedback' ) }
			value={ title }
			maxLength={ LIMITS.QUESTION_TITLE }
			help={ error ?? '' }
			aria-invalid={ error === undefined ? undefined : true }
			onChange={ ( value ) =>
				dispatch( { type: 'typed', operation: { type: 'set', question: id, path: 'title', value } } )
			}
			onBlur={ () => dispatch( { type: 'field-left' } ) }
		/>
	);
}

/** The type of an NPS survey's own question is fixed. */
const TypeChoice = memo( function TypeChoice( { id, type }: Pick< FormQuestion, 'id' | 'type' > ) {
	const isSubject = useBuilder( ( { form } ) => isNpsSubject( form.draft, id ) );
	const locks = useLocks();
	const upgrade = useUpgrade();
	const site = useSite();
	const { run, dialog } = useConfirmedChange();

	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Type', 'userfeedback' ) }
				data-field={ fieldName( { question: id }, 'type' ) }
				value={ type }
				disabled={ isSubject }
				help={ isSubject ? __( 'An NPS survey always keeps this question type.', 'userfeedback' ) : '' }
				options={ [ ...questionTypes, ...( questionTypes.includes( type ) ? [] : [ type ] ) ].map(
					( other ) => {
						const lock = locks.type( other );
						const name = questionTypeLabel( other );
						return { value: other, label: lock === null ? name : lockedLabel( name, lock, site ) };
					}
				) }
				onChange={ ( value ) => {
					const chosen = value as QuestionType;
					const lock = locks.type( chosen );
					if ( lock === null ) {
						run( { type: 'retype', question: id, as: chosen } );
					} else {
						upgrade( lock, { name: questionTypeName( chosen ) } );
					}
				} }
			/>
			{ dialog }
		</>
	);
} );

/** Returns errors no tab's field shows. */
function otherErrors( errors: FieldErrors ): string[] {
	const others = Object.entries( errors ).filter(
		( [ path ] ) => ! /^title$|^config\.options|^settings|^logic/.test( path )
	);
	return [ ...new Set( others.map( ( [ , text ] ) => text ) ) ];
}
