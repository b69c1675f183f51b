import { SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { planLabel } from '@/lib/edition/plan-label';
import { questionTypeLabel } from '@/lib/question-type-labels';
import { type Site, useSite } from '@/lib/site';
import { needOf } from '@/lib/edition/upgrade';
import { useBuilder } from '@/features/builder/model/builder-context';
import type { QuestionFieldName } from '@/features/builder/model/field-errors';
import type { QuestionForm } from '@/features/builder/model/question-form';
import { useLocks } from '@/features/builder/model/use-locks';
import { typesFor } from './AddQuestion';
import { OptionsEditor } from './OptionsEditor';
import { PicturedOptions } from './PicturedOptions';
import './fields.scss';

interface Props {
	question: QuestionForm;
	errors: Partial< Record< QuestionFieldName, string > >;
	/** The type of an NPS survey's own question stays. */
	isTypeFixed: boolean;
}

export function QuestionFields( { question, errors, isTypeFixed }: Props ) {
	const { dispatch } = useBuilder();
	const locks = useLocks();
	const upgrade = useUpgrade();
	const site = useSite();
	const facts = QUESTION_TYPES[ question.type ];
	const types = typesFor( question.type );
	const change = ( setting: 'required' | 'comment_box' | 'include_name' ) => ( isOn: boolean ) =>
		dispatch( { type: 'question-switched', questionId: question.id, setting, isOn } );

	return (
		<>
			<div className="uf-question__main">
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					className={ errors.title === undefined ? '' : 'uf-field--invalid' }
					id={ `uf-question-title-${ question.id }` }
					label={ __( 'Question', 'userfeedback' ) }
					placeholder={ __( 'What do you want to know?', 'userfeedback' ) }
					value={ question.title }
					maxLength={ LIMITS.QUESTION_TITLE }
					help={ errors.title ?? '' }
					aria-invalid={ errors.title === undefined ? undefined : true }
					onChange={ ( title ) => dispatch( { type: 'question-retitled', questionId: question.id, title } ) }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Type', 'userfeedback' ) }
					value={ question.type }
					disabled={ isTypeFixed || types.length === 1 }
					options={ types.map( ( type ) => ( {
						value: type,
						label: locks.type( type ) ? lockedLabel( type, site ) : questionTypeLabel( type ),
					} ) ) }
					onChange={ ( chosen ) => {
						const type = chosen as QuestionType;
						if ( locks.type( type ) ) {
							upgrade( 'extra-question-types' );
						} else {
							dispatch( { type: 'question-retyped', questionId: question.id, questionType: type } );
						}
					} }
				/>
			</div>
			{ locks.type( question.type ) && (
				<p className="uf-locked">
					{ __(
						'Your plan does not have this type any more: saving removes this question.',
						'userfeedback'
					) }
					<PlanBadge feature="extra-question-types" />
				</p>
			) }
			{ errors.question !== undefined && <p className="uf-field-error">{ errors.question }</p> }
			{ facts.has_options && ! facts.has_pictures && (
				<OptionsEditor question={ question } error={ errors.options } />
			) }
			{ facts.has_pictures && <PicturedOptions question={ question } error={ errors.options } /> }
			<div className="uf-question__toggles">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Required', 'userfeedback' ) }
					checked={ question.required }
					onChange={ change( 'required' ) }
				/>
				{ facts.allows_comment && locks.questionOptions && (
					<LockedToggle label={ __( 'Enable Comment Box', 'userfeedback' ) } feature="question-options" />
				) }
				{ facts.allows_comment && ! locks.questionOptions && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Enable Comment Box', 'userfeedback' ) }
						checked={ question.comment_box }
						onChange={ change( 'comment_box' ) }
					/>
				) }
				{ question.type === 'email' && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Ask for the first name', 'userfeedback' ) }
						checked={ question.include_name }
						onChange={ change( 'include_name' ) }
					/>
				) }
			</div>
		</>
	);
}

/** A native list has no place for a badge. */
function lockedLabel( type: QuestionType, site: Site ): string {
	const need = needOf( site, 'extra-question-types' );
	const label = questionTypeLabel( type );
	return need.kind === 'plan'
		? /* translators: 1: a type of question. 2: name of the plan that has it */
			sprintf( __( '%1$s (%2$s)', 'userfeedback' ), label, planLabel( need.plan ) )
		: label;
}
