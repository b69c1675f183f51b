<?php
declare(strict_types=1);

namespace UserFeedback\Usage;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Site\UsageShape;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Rest\Reply;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class UsageController {

	public function __construct(
		private readonly ReadUsage $read,
		private readonly UsageIdRepository $id,
		#[ResultOf( UsageAddress::class, 'get' )] private readonly string $address
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'usage', array( self::class, 'show' ), Can::SETTINGS )
				->returns( static fn() => UsageShape::usage() ),
		);
	}

	/** UsageShape::usage(). */
	public function show(): Reply {
		$host = '' === $this->address ? '' : wp_parse_url( $this->address, PHP_URL_HOST );
		return new Reply(
			array(
				'report'  => $this->read->run( $this->id->get() ),
				'sent_to' => is_string( $host ) ? $host : '',
			)
		);
	}
}
