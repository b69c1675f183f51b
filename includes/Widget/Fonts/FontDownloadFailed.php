<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use RuntimeException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A font was not downloaded, or not completely yet. */
final class FontDownloadFailed extends RuntimeException {

	public function __construct( public readonly FontError $error ) {
		parent::__construct( "The font is not kept: $error->value." );
	}
}
