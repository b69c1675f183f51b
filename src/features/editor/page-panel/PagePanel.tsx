import { CheckboxControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { SurveyPicker } from '../SurveyPicker';

const DISABLED = '_uf_disable_surveys';
const SPECIFIC = '_uf_show_specific_survey';

/** Controls which pop-up survey shows on this page, if any. Post types without these fields get the classic box instead. */
export function PagePanel() {
	const type = useSelect( ( select ) => select( 'core/editor' ).getCurrentPostType(), [] );
	const [ meta, setMeta ] = useEntityProp( 'postType', type ?? '', 'meta' );

	if ( ! meta || ! ( SPECIFIC in meta ) ) {
		return null;
	}
	const specific = Number( meta[ SPECIFIC ] );
	const disabled = meta[ DISABLED ] === true;

	return (
		<PluginDocumentSettingPanel name="userfeedback" title={ __( 'Surveys', 'userfeedback' ) }>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Hide pop-up surveys on this page', 'userfeedback' ) }
				help={
					disabled && specific > 0
						? __( 'The survey selected below is still shown.', 'userfeedback' )
						: __( 'Surveys embedded in the page still appear.', 'userfeedback' )
				}
				checked={ disabled }
				onChange={ ( yes ) => setMeta( { ...meta, [ DISABLED ]: yes } ) }
			/>
			<div style={ { marginBlockStart: 16 } }>
				<SurveyPicker
					label={ __( 'Show only this pop-up survey', 'userfeedback' ) }
					help={ __( 'Leave empty to show any survey whose rules match this page.', 'userfeedback' ) }
					value={ specific }
					onChange={ ( id ) => setMeta( { ...meta, [ SPECIFIC ]: id } ) }
					empty={ <p>{ __( 'There are no surveys yet.', 'userfeedback' ) }</p> }
				/>
			</div>
		</PluginDocumentSettingPanel>
	);
}
