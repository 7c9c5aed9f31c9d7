export const vi = `
says: nói, viết, nhắn, nhắc, kể, bảo, dặn, gửi, trả lời, nhắn lại, nhắn tin, inbox, hỏi, bàn, khuyên, giới thiệu, phản hồi, nhan, noi, viet, liên lạc, nghĩ
about: về, đến, tới, vụ, chuyện, có chữ, chứa, mấy giờ, có từ, nói về, ve
from: của, từ
me: tôi, mình, tớ, em, chúng tôi, chúng ta, cho tôi, cho mình, cho em, với tôi, với mình, toi, minh
message: tin nhắn, tin, các tin nhắn, cuộc trò chuyện, đoạn chat, tin nhan
find: tìm, kiếm, lục lại, xem, tìm hộ, tìm lại, cho xem, cho tôi xem, liệt kê, tim
where: ở đâu, chỗ nào, chỗ, nơi nào, lúc nào, khi nào, đoạn nào
last: tin mới nhất, tin nhắn mới nhất, mới nhất, gần đây nhất, gần đây, lần cuối, cuối cùng, vừa, vừa mới, mới đây
unread: chưa đọc, chưa xem, có gì mới, tin mới, tin nhắn mới, gì mới, bỏ lỡ, còn sót
not: chưa
read: đọc, xem
today: hôm nay, bữa nay, sáng nay, từ sáng tới giờ, từ sáng, chiều nay, tối nay, hom nay
friend: bạn bè, bạn, danh bạ, danh sách bạn bè, kết bạn, liên hệ
called: tên, tên là, có tên, người tên
who: ai, những ai, người nào, có ai, có người, ai đó, người
what: gì, những gì, điều gì, sao, thế nào, là gì, đã, có, không, gi
how: làm sao, làm thế nào, cách, tại sao, vì sao, có thể, được không, sao lại, làm cách nào
drop: chưa, các, những, cái, vậy, ta, nhỉ, ấy, thì, hãy, giúp, hộ, với, xin, nào, đâu, rồi, mấy, còn, ở, trong, phải, là, nhé, hôm trước, đã, lại, cho, mà, đó, này, khong, co, đang, ạ, hả, tất cả, từng, cùng, hết
`;
