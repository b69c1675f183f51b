import { SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PlanBadge } from '../../../components/ui/PlanBadge';
import { LIMITS } from '../../../contract/limits';
import { QUESTION_TYPES, type QuestionType } from '../../../contract/question-types';
import { questionTypeLabel } from '../../../lib/question-type-labels';
import { useBuilder } from '../model/builder-context';
import type { QuestionFieldName } from '../model/field-errors';
import type { QuestionForm } from '../model/question-form';
import { useLocks } from '../model/use-locks';
import { typesFor } from './AddQuestion';
import { OptionsEditor } from './OptionsEditor';
import { PicturedOptions } from './PicturedOptions';
import './fields.scss';

interface Props {
	question: QuestionForm;
	errors: Partial< Record< QuestionFieldName, string > >;
	/** The type of an NPS survey's own question stays. */
	is_type_fixed: boolean;
}

export function QuestionFields( { question, errors, is_type_fixed }: Props ) {
	const { dispatch } = useBuilder();
	const locks = useLocks();
	const facts = QUESTION_TYPES[ question.type ];
	const types = typesFor( question.type );
	const change = ( setting: 'required' | 'comment_box' | 'include_name' ) => ( is_on: boolean ) =>
		dispatch( { type: 'question_switched', question_id: question.id, setting, is_on } );

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
					onChange={ ( title ) => dispatch( { type: 'question_retitled', question_id: question.id, title } ) }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Type', 'userfeedback' ) }
					value={ question.type }
					disabled={ is_type_fixed || types.length === 1 }
					options={ types.map( ( type ) => ( {
						value: type,
						label: questionTypeLabel( type ),
						disabled: locks.type( type ) && type !== question.type,
					} ) ) }
					onChange={ ( type ) =>
						dispatch( {
							type: 'question_retyped',
							question_id: question.id,
							question_type: type as QuestionType,
						} )
					}
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
				{ facts.allows_comment && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={
							<>
								{ __( 'Enable Comment Box', 'userfeedback' ) }
								{ locks.question_options && <PlanBadge feature="question-options" /> }
							</>
						}
						disabled={ locks.question_options }
						checked={ question.comment_box && ! locks.question_options }
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
