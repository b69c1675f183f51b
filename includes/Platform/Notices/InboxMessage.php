<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class InboxMessage {

	/** Good news. */
	public const RESPONSES = 'responses';

	/** Something is wrong, or soon will be: screens of the plugin show it at the top. */
	public const ATTENTION = 'attention';

	/**
	 * @param string      $id       word characters and hyphens, 50 at most. A new occurrence has a new one.
	 * @param string      $category one of the constants.
	 * @param string      $url      target of its button.
	 * @param string|null $action   of InboxShape::ACTIONS, as class.name: pressing the button also dismisses it.
	 */
	public function __construct(
		public readonly string $id,
		private readonly string $category,
		private readonly string $title,
		private readonly string $content,
		private readonly string $button,
		public readonly string $url,
		public readonly ?string $action = null
	) {}

	/** @return array<string, mixed> InboxShape. */
	public function toArray(): array {
		return array(
			'id'       => $this->id,
			'category' => $this->category,
			'icon'     => self::ATTENTION === $this->category ? 'warning' : 'success',
			'title'    => $this->title,
			'content'  => $this->content,
			'buttons'  => array( $this->button() ),
		);
	}

	/** @return array<string, mixed> */
	private function button(): array {
		$button = array(
			'text'        => $this->button,
			'type'        => null === $this->action ? 'link' : 'action',
			'url'         => $this->url,
			'is_external' => false,
		);
		if ( null === $this->action ) {
			return $button;
		}
		[ $className, $name ] = explode( '.', $this->action, 2 ) + array( '', '' );
		return $button + array(
			'class'  => $className,
			'action' => $name,
		);
	}
}
