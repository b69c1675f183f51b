import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SurveyTemplate } from '@/contract/types';
import { templateCards } from '../gallery/get-templates';
import { TemplateQuestion } from './TemplateQuestion';
import { QuestionConditions } from './QuestionConditions';
import { TemplateLength } from './TemplateLength';
import './TemplateDialog.scss';

interface Props {
	template: SurveyTemplate;
	onUse: () => void;
	onClose: () => void;
}

/** All questions as visitors see them, with the reason for each. */
export function TemplateDialog( { template, onUse, onClose }: Props ) {
	const { data: cards } = useQuery( templateCards );
	const { key, name, description, why, length, config } = template;

	return (
		<Modal title={ name } size="large" className="uf-template-dialog" onRequestClose={ onClose }>
			<div className="uf-template-dialog__parts">
				<div className="uf-template-dialog__about">
					<p className="uf-template-dialog__title">{ description.title }</p>
					<ul>
						{ description.list.map( ( point ) => (
							<li key={ point }>{ point }</li>
						) ) }
					</ul>
					<h2>{ __( 'Why these questions', 'userfeedback' ) }</h2>
					<p>{ why }</p>
					<p className="uf-template-dialog__length">
						<TemplateLength length={ length } />
					</p>
					<Button __next40pxDefaultSize variant="primary" onClick={ onUse }>
						{ __( 'Use this template', 'userfeedback' ) }
					</Button>
				</div>
				<ol className="uf-template-dialog__questions">
					{ config.questions.map( ( question, place ) => (
						<li key={ question.id }>
							<h3 className="screen-reader-text">{ question.title }</h3>
							<QuestionConditions question={ question } questions={ config.questions } />
							<TemplateQuestion
								cards={ cards }
								template={ key }
								place={ place }
								count={ length.questions }
							/>
						</li>
					) ) }
				</ol>
			</div>
		</Modal>
	);
}
