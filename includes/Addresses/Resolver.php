<?php
declare(strict_types=1);

namespace UserFeedback\Addresses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Who knows the servers that names stand for. */
interface Resolver {

	/** @return list<string> IP addresses of both kinds; none where the name is not known, or nobody could be asked. */
	public function addresses( string $name ): array;
}
