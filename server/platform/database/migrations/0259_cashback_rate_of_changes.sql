-- The terms of a change name the rate of the cashback: it follows the member's standing at the change, as the price does.
UPDATE booking_change c SET before = before || rate.terms, after = after || rate.terms
FROM order_product p, LATERAL (SELECT jsonb_build_object('cashbackRate', p.cashback_rate) AS terms) AS rate
WHERE p.order_product_id = c.order_product_id;
