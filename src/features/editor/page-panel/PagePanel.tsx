import { CheckboxControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { SurveyPicker } from '../SurveyPicker';

const DISABLED = '_uf_disable_surveys';
const SPECIFIC = '_uf_show_specific_survey';

/** Whether surveys float on this page, or which one. Types of posts without these fields have the classic box instead. */
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
				label={ __( 'Show no surveys in the corner of this page', 'userfeedback' ) }
				help={
					disabled && specific > 0
						? __( 'The survey chosen below is shown all the same.', 'userfeedback' )
						: __( 'A survey that stands in the text stays.', 'userfeedback' )
				}
				checked={ disabled }
				onChange={ ( yes ) => setMeta( { ...meta, [ DISABLED ]: yes } ) }
			/>
			<div style={ { marginBlockStart: 16 } }>
				<SurveyPicker
					label={ __( 'Show only this survey in the corner', 'userfeedback' ) }
					help={ __( 'Left empty, any survey whose rules fit is shown.', 'userfeedback' ) }
					value={ specific }
					onChange={ ( id ) => setMeta( { ...meta, [ SPECIFIC ]: id } ) }
					empty={ <p>{ __( 'There is no survey yet.', 'userfeedback' ) }</p> }
				/>
			</div>
		</PluginDocumentSettingPanel>
	);
}
