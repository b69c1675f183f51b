import { BlockControls, InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ExternalLink, PanelBody, Placeholder, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SurveyPicker } from '../SurveyPicker';
import { editAddress, newAddress } from '../addresses';
import type { SurveyAttributes } from './attributes';
import { icon } from './icon';
import { SurveyView } from './SurveyView';

export function Edit( { attributes: { surveyId }, setAttributes, isSelected }: BlockEditProps< SurveyAttributes > ) {
	const choose = ( id: number ): void => setAttributes( { surveyId: id } );
	const picker = (
		<SurveyPicker
			label={ __( 'Survey', 'userfeedback' ) }
			value={ surveyId }
			onChange={ choose }
			empty={ <p>{ __( 'There are no surveys yet.', 'userfeedback' ) }</p> }
		/>
	);

	return (
		<div { ...useBlockProps( { className: 'uf-survey-block' } ) }>
			{ surveyId > 0 ? (
				<>
					<BlockControls group="other">
						<ToolbarButton onClick={ () => window.open( editAddress( surveyId ), '_blank', 'noopener' ) }>
							{ __( 'Edit survey', 'userfeedback' ) }
						</ToolbarButton>
						<ToolbarButton onClick={ () => choose( 0 ) }>{ __( 'Replace', 'userfeedback' ) }</ToolbarButton>
					</BlockControls>
					<InspectorControls>
						<PanelBody title={ __( 'Survey', 'userfeedback' ) }>
							{ picker }
							<p>
								<ExternalLink href={ editAddress( surveyId ) }>
									{ __( 'Edit survey', 'userfeedback' ) }
								</ExternalLink>
							</p>
						</PanelBody>
					</InspectorControls>
					<SurveyView id={ surveyId } isLive={ isSelected } />
				</>
			) : (
				<Placeholder
					icon={ icon }
					label={ __( 'Survey', 'userfeedback' ) }
					instructions={ __( 'Choose the survey to show here.', 'userfeedback' ) }
				>
					{ picker }
					<p className="uf-survey-block__create">
						<ExternalLink href={ newAddress() }>{ __( 'Create a survey', 'userfeedback' ) }</ExternalLink>
					</p>
				</Placeholder>
			) }
		</div>
	);
}
