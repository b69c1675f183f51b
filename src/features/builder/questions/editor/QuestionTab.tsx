import { SelectControl } from '@wordpress/components';
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
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { type FormQuestion, questionOf } from '@/features/builder/draft/form/draft';
import { isNpsSubject } from '@/features/builder/draft/operations/limits';
import { questionTypeName, useLocks } from '../use-locks';
import { OptionsEditor } from '../options/OptionsEditor';
import { PicturedOptions } from '../options/PicturedOptions';
import { questionTypes } from '../outline/AddQuestion';
import { useConfirmedChange } from '../actions/use-confirmed-change';
import { QuestionText } from './QuestionText';
import '@/features/builder/shell/fields.scss';

interface Props extends Pick< FormQuestion, 'id' | 'type' > {
	/** By path in the question. */
	errors: FieldErrors;
}

/** Each of its parts rerenders only for its own data, because most typing happens here. */
export function QuestionTab( { id, type, errors }: Props ) {
	const locks = useLocks();
	const lock = locks.type( type );
	const [ label, placeholder, help = '' ] = BUILDER_PARTS[ type ]?.title?.() ?? [
		__( 'Question', 'userfeedback' ),
		__( 'What do you want to know?', 'userfeedback' ),
	];

	return (
		<>
			<QuestionText
				key={ `${ id }.title` }
				id={ id }
				path="title"
				label={ label }
				placeholder={ placeholder }
				help={ help }
				maxLength={ LIMITS.QUESTION_TITLE }
				error={ errors[ 'title' ] }
			/>
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
			{ ( QUESTION_TYPES[ type ].has_options || QUESTION_TYPES[ type ].has_rows ) && (
				<OptionsOf key={ `${ id }.options` } id={ id } errors={ errors } />
			) }
			{ IN_EDITION[ 'extra-question-types' ] && (
				<>
					<RangeOf key={ `${ id }.range` } id={ id } type={ type } />
					{ QUESTION_TYPES[ type ].has_ends && (
						<Ends key={ `${ id }.ends` } id={ id } type={ type } errors={ errors } />
					) }
				</>
			) }
		</>
	);
}

function OptionsOf( { id, errors }: { id: string; errors: FieldErrors } ) {
	const question = useBuilder( ( { form } ) => questionOf( form.draft, id ) );
	if ( question === undefined ) {
		return null;
	}
	const { Options: Own, Picture, Rows } = BUILDER_PARTS[ question.type ] ?? {};
	if ( Own ) {
		return <Own question={ question } errors={ errors } />;
	}
	return (
		<>
			{ IN_EDITION[ 'extra-question-types' ] && Rows && <Rows question={ question } errors={ errors } /> }
			{ IN_EDITION[ 'picture-question-types' ] && Picture ? (
				<PicturedOptions question={ question } errors={ errors } Picture={ Picture } />
			) : (
				QUESTION_TYPES[ question.type ].has_options && <OptionsEditor question={ question } errors={ errors } />
			) }
		</>
	);
}

function RangeOf( { id, type }: Pick< Props, 'id' | 'type' > ) {
	const question = useBuilder( ( { form } ) => questionOf( form.draft, id ) );
	const { Range } = BUILDER_PARTS[ type ] ?? {};
	return question !== undefined && Range ? (
		<div className="uf-question__ends">
			<Range question={ question } />
		</div>
	) : null;
}

/** Labels for both ends of a scale; without them, visitors see those of the type, if it has some. */
function Ends( { id, type, errors }: Props ) {
	const [ low, high ] = BUILDER_PARTS[ type ]?.ends?.() ?? [];

	return (
		<div className="uf-question__ends">
			<QuestionText
				id={ id }
				path="settings.low_label"
				label={ __( 'Label for lowest value', 'userfeedback' ) }
				placeholder={ low }
				maxLength={ LIMITS.SCALE_LABEL }
				error={ errors[ 'settings.low_label' ] }
			/>
			<QuestionText
				id={ id }
				path="settings.high_label"
				label={ __( 'Label for highest value', 'userfeedback' ) }
				placeholder={ high }
				maxLength={ LIMITS.SCALE_LABEL }
				error={ errors[ 'settings.high_label' ] }
			/>
		</div>
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
		( [ path ] ) => ! /^title$|^config\.(options|rows)|^settings|^logic/.test( path )
	);
	return [ ...new Set( others.map( ( [ , text ] ) => text ) ) ];
}
