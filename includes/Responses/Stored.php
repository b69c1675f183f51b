<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A response is in the database: under which id, and whether an earlier request brought it there. */
final class Stored {
	public function __construct( public readonly int $id, public readonly bool $wasThere ) {}
}
