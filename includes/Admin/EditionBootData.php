<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin app's data about plan, add-ons, and features: a part of BootDataShape::app(). */
interface EditionBootData {

	/** @return array<string, mixed> */
	public function toArray(): array;
}
