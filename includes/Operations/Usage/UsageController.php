<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Usage;

use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class UsageController {

	public function __construct(
		private readonly BuildUsageReport $buildReport,
		private readonly UsageIdRepository $id,
		#[ResultOf( UsageUrl::class, 'get' )] private readonly string $address
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'usage', array( self::class, 'show' ), Permission::SETTINGS )
				->returns( static fn() => self::usageShape() ),
		);
	}

	/** self::usageShape(). */
	public function show(): Reply {
		$host = '' === $this->address ? '' : wp_parse_url( $this->address, PHP_URL_HOST );
		return new Reply(
			array(
				'report'  => $this->buildReport->run( $this->id->get() ),
				'sent_to' => is_string( $host ) ? $host : '',
			)
		);
	}

	/** Preview of usage data. */
	private static function usageShape(): Shape {
		return Schema::record(
			array(
				'report'  => Schema::string(), // Exact content.
				'sent_to' => Schema::string(), // A host; empty if no data is sent.
			)
		)->named( 'Usage' );
	}
}
