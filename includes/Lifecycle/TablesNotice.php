<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Notices\Notice;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reports that responses aren't stored until someone repairs the database. Harmless faults appear only in Site Health. */
final class TablesNotice implements Notice {

	public function __construct( private readonly TableFaults $faults ) {}

	public function messages(): array {
		$faults = current_user_can( Permission::EDIT->value ) ? $this->faults->recent() : array();
		return array() === $faults || TableFaults::areWithoutDataLoss( $faults ) ? array() : array(
			new InboxMessage(
				'tables-' . substr( md5( (string) wp_json_encode( $faults ) ), 0, 12 ),
				InboxMessage::ATTENTION,
				TableFaults::title( $faults ),
				TableFaults::text( $faults ),
				__( 'Open Site Health', 'userfeedback' ),
				admin_url( 'site-health.php' )
			),
		);
	}
}
