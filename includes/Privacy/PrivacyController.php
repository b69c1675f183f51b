<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class PrivacyController {

	/** WordPress's own screens, and the capability for each one. */
	private const TOOLS = array(
		'export' => array( 'export-personal-data.php', 'export_others_personal_data' ),
		'erase'  => array( 'erase-personal-data.php', 'erase_others_personal_data' ),
		'policy' => array( 'options-privacy.php?tab=policyguide', 'manage_privacy_options' ),
	);

	public function __construct( private readonly StoredDataSizeQuery $dataSize ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'kept', array( self::class, 'show' ), Permission::SETTINGS )
				->returns( static fn() => StoredDataShape::kept() ),
		);
	}

	/** StoredDataShape::kept(). */
	public function show(): Reply {
		$stored = array(
			'parts' => $this->dataSize->parts(),
			'tools' => array_map(
				static fn( array $tool ): string => current_user_can( $tool[1] ) ? admin_url( $tool[0] ) : '',
				self::TOOLS
			),
		);
		return new Reply( $stored );
	}
}
