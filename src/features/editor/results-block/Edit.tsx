import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { SurveyPicker } from '../SurveyPicker';
import type { ResultsAttributes } from './index';
import { icon } from './icon';
import { LinkPicker } from './LinkPicker';
import { ResultsView } from './ResultsView';

/** Filters are chosen on the results screen, as a shared link; this stores the link's token. */
export function Edit( { attributes: { token }, setAttributes }: BlockEditProps< ResultsAttributes > ) {
	const [ survey, setSurvey ] = useState( 0 );
	const props = useBlockProps();

	if ( token !== '' ) {
		return (
			<div { ...props }>
				<BlockControls group="other">
					<ToolbarButton onClick={ () => setAttributes( { token: '' } ) }>
						{ __( 'Replace', 'userfeedback' ) }
					</ToolbarButton>
				</BlockControls>
				<ResultsView token={ token } />
			</div>
		);
	}
	return (
		<div { ...props }>
			<Placeholder
				icon={ icon }
				label={ __( 'Survey Results', 'userfeedback' ) }
				instructions={ __( 'Choose a survey, then choose a link to its results.', 'userfeedback' ) }
				isColumnLayout
			>
				<SurveyPicker
					label={ __( 'Survey', 'userfeedback' ) }
					value={ survey }
					onChange={ setSurvey }
					empty={ <p>{ __( 'There are no surveys yet.', 'userfeedback' ) }</p> }
				/>
				{ survey > 0 && (
					<LinkPicker
						key={ survey }
						surveyId={ survey }
						onChange={ ( chosen ) => setAttributes( { token: chosen } ) }
					/>
				) }
			</Placeholder>
		</div>
	);
}
