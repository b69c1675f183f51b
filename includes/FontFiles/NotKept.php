<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use RuntimeException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A font did not come to the site, or not all of it yet. */
final class NotKept extends RuntimeException {

	public function __construct( public readonly Trouble $trouble ) {
		parent::__construct( "The font is not kept: $trouble->value." );
	}
}
