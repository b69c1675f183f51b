<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Wiring;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;

/** For tests of the container: a class with each kind of parameter. */
final class Garage {
	/**
	 * @param Closure(): Engine      $spare
	 * @param Closure(string): int   $add
	 * @param Closure(): mixed|null  $order
	 */
	public function __construct(
		public readonly Engine $engine,
		public readonly Registry $registry,
		#[Lazy( Engine::class )] public readonly Closure $spare,
		#[Lazy( Registry::class, 'add' )] public readonly Closure $add,
		#[ResultOf( Registry::class, 'count' )] public readonly int $registered,
		#[ResultOf( Registry::class, 'address' )] public readonly string $address,
		#[Lazy( Vehicle::class )] public readonly ?Closure $order,
		public readonly ?Engine $second = null
	) {}
}
