<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

use Closure;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The current contents of the inbox: messages of all notices, except dismissed ones. */
final class Inbox {

	/** @var list<InboxMessage>|null */
	private ?array $messages = null;

	/** @param Closure(class-string<Notice>): Notice $create */
	public function __construct(
		#[Lazy( Container::class, 'get' )] private readonly Closure $create,
		private readonly SiteDismissalRepository $dismissed
	) {}

	/** @return list<InboxMessage> */
	public function open(): array {
		return array_values( array_filter( $this->messages(), fn( InboxMessage $one ): bool => ! $this->dismissed->has( $one->id ) ) );
	}

	/** @return list<InboxMessage> */
	public function dismissed(): array {
		return array_values( array_filter( $this->messages(), fn( InboxMessage $one ): bool => $this->dismissed->has( $one->id ) ) );
	}

	/** Returns null if the current user has no such message. */
	public function find( string $id ): ?InboxMessage {
		return array_column( $this->messages(), null, 'id' )[ $id ] ?? null;
	}

	/** Returns the one whose button was pressed; dismissed ones have none. */
	public function withAction( string $action ): ?InboxMessage {
		return array_column( $this->open(), null, 'action' )[ $action ] ?? null;
	}

	public function dismiss( InboxMessage ...$seen ): void {
		$this->dismissed->add( ...array_column( $seen, 'id' ) );
	}

	/** @return list<InboxMessage> those that need attention first. */
	private function messages(): array {
		return $this->messages ??= array_merge(
			...array_map( fn( string $className ): array => ( $this->create )( $className )->messages(), FeatureIndex::NOTICES )
		);
	}
}
