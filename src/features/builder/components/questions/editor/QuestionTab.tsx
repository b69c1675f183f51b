import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { lockedLabel } from '@/lib/edition/locked-label';
import { questionTypeLabel } from '@/lib/question-type-labels';
import { useSite } from '@/lib/site';
import { useBuilder, useDispatch } from '@/features/builder/model/builder-context';
import type { FieldErrors } from '@/features/builder/model/errors/field-errors';
import { fieldName } from '@/features/builder/model/fields';
import type { FormQuestion } from '@/features/builder/model/form/draft';
import { isNpsSubject } from '@/features/builder/model/operations/rules';
import { useLocks } from '@/features/builder/model/use-locks';
import { OptionsEditor } from '../options/OptionsEditor';
import { PicturedOptions } from '../options/PicturedOptions';
import { questionTypes } from '../outline/AddQuestion';
import { useWarned } from '../use-warned';
import '../fields.scss';

interface Props {
	question: FormQuestion;
	/** By their path below the question. */
	errors: FieldErrors;
}

export function QuestionTab( { question, errors }: Props ) {
	const locks = useLocks();
	const { has_options: hasOptions, has_pictures: hasPictures } = QUESTION_TYPES[ question.type ];
	const lock = locks.type( question.type );

	return (
		<>
			<Title question={ question } error={ errors[ 'title' ] } />
			<TypeChoice id={ question.id } type={ question.type } />
			{ lock !== null && (
				<p className="uf-locked">
					{ __(
						'Your plan does not have this type any more: saving removes this question.',
						'userfeedback'
					) }
					<PlanBadge feature={ lock } />
				</p>
			) }
			{ otherErrors( errors ).map( ( text ) => (
				<p className="uf-field-error" key={ text }>
					{ text }
				</p>
			) ) }
			{ hasOptions && ! hasPictures && <OptionsEditor question={ question } errors={ errors } /> }
			{ hasPictures && <PicturedOptions question={ question } errors={ errors } /> }
		</>
	);
}

function Title( { question: { id, title }, error }: { question: FormQuestion; error: string | undefined } ) {
	const dispatch = useDispatch();

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

/** The type of an NPS survey's own question stays. */
const TypeChoice = memo( function TypeChoice( { id, type }: Pick< FormQuestion, 'id' | 'type' > ) {
	const isSubject = useBuilder( ( { form } ) => isNpsSubject( form.draft, id ) );
	const locks = useLocks();
	const upgrade = useUpgrade();
	const site = useSite();
	const { run, dialog } = useWarned();

	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Type', 'userfeedback' ) }
				data-field={ fieldName( { question: id }, 'type' ) }
				value={ type }
				disabled={ isSubject }
				options={ questionTypes.map( ( other ) => {
					const lock = locks.type( other );
					const name = questionTypeLabel( other );
					return { value: other, label: lock === null ? name : lockedLabel( name, lock, site ) };
				} ) }
				onChange={ ( value ) => {
					const chosen = value as QuestionType;
					const lock = locks.type( chosen );
					if ( lock === null ) {
						run( { type: 'retype', question: id, as: chosen } );
					} else {
						upgrade( lock );
					}
				} }
			/>
			{ dialog }
		</>
	);
} );

/** Those that no field of any tab shows. */
function otherErrors( errors: FieldErrors ): string[] {
	const others = Object.entries( errors ).filter(
		( [ path ] ) => ! /^title$|^config\.options|^settings|^logic/.test( path )
	);
	return [ ...new Set( others.map( ( [ , text ] ) => text ) ) ];
}
